import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'Yesterday is closed. No makeup work. Today’s order is smaller. {then}. First part only. Log it when done. Dismissed.',
    twin: 'Yesterday is closed. No makeup work. Today’s order for the goal {title} is smaller. One thing only. Log it. Dismissed.',
  },
  {
    text: 'No entry yesterday. Noted. No inquiry. {when}, half the usual: {then}. Then stop. Half counts in full today.',
    twin: 'No entry yesterday. Noted. No inquiry. One minute for the goal {title} today. Then stop. One minute counts in full.',
  },
  {
    text: 'One blank in the log. It stays. You do not. Move up one day. {then}. Shortest form. Sign below the blank.',
    twin: 'One blank in the log. It stays. You do not. Move up one day. One short thing for the goal {title}. Sign below the blank.',
  },
  {
    text: 'Kept: {kept}. One blank among them. It changes nothing. Repeat the shortest of the others. Sign. Dismissed.',
    twin: 'One blank in the log. It changes nothing. Goal {title}: one short piece. Sign below it. At ease. Dismissed.',
  },
  {
    text: 'Reduced order after a blank day. One movement: {then}. None after it. Time limit: one song. Log it. Carry on.',
    twin: 'Reduced order after a blank day. One movement on the goal {title}. None after it. Time limit: one song. Log it. Carry on.',
  },
  {
    text: 'Report of yesterday: none received. Accepted. Report of today: short. {when}, {then}. Once. Send one word to the log. Carry on.',
    twin: 'Report of yesterday: none received. Accepted. Report of today: short. One minute for the goal {title}. One word in the log. Carry on.',
  },
  {
    text: 'Rule for today: never a pair of blanks. The rule is easily met. {then}. Once. Mark it. The rule is satisfied. Dismissed.',
    twin: 'Rule for today: never a pair of blanks. The rule is easily met. Goal {title}: one minute. Mark it. The rule is satisfied. Dismissed.',
  },
  {
    text: 'Debt from yesterday: none. There is no debt here. Order for today: light. {when}, {then}. Stop there. Put the gear away early. Dismissed.',
    twin: 'Debt from yesterday: none. There is no debt here. Order for today: light. One easy thing for the goal {title}. Gear away early. Dismissed.',
  },
  {
    text: 'Empty line yesterday. Line drawn under it. Today’s line is short. {then}. That fills it. Sign it. Carry on.',
    twin: 'Empty line yesterday. Line drawn under it. Today’s line is short. Goal {title}: one thing. That fills it. Sign. Carry on.',
  },
  {
    text: 'Return to post. No parade. {when}, first touch only: {then}. If it goes well, stop anyway. Full orders tomorrow.',
    twin: 'Return to post. No parade. One small thing for the goal {title}. If it goes well, stop anyway. Full orders tomorrow. Log it.',
  },
  {
    text: 'Yesterday did not report. It will not be called. Today reports with one item: {then}. Small. Done. Signed. Dismissed.',
    twin: 'Yesterday did not report. It will not be called. Today reports with one item on the goal {title}. Small. Done. Dismissed.',
  },
  {
    text: 'Recovery order. Cut the size. {then}. Once is enough. No speed. No catching up. Mark the log and leave it.',
    twin: 'Recovery order. Cut the size. Goal {title}: one easy minute. No speed. No catching up. Mark the log and leave it.',
  },
  {
    text: 'Only one question today: is it small enough? {then}. If it looks large, do only its start. Log it.',
    twin: 'Only one question today: is it small enough? Goal {title}, a minute. If it still looks large, halve it. Then start.',
  },
  {
    text: 'Gap of one day. Close it short. {when}, {then}. Put it down today. Do not reopen yesterday. Log it.',
    twin: 'Gap of one day. Close it short. One piece for the goal {title}. Put it down today. Do not reopen yesterday. Log it.',
  },
  {
    text: 'No check-in received. Reasons not required. Stand by for a light order. {then}. Briefly. That was it. Carry on.',
    twin: 'No check-in received. Reasons not required. Stand by for a light order. Goal {title}: briefly. That was it. Carry on.',
  },
  {
    text: 'Inventory. Days kept: {kept}. Yesterday is only blank. Add one small mark today. Then rest.',
    twin: 'Inventory. Yesterday: blank. Today: open. Needed for the goal {title}: one small mark. Make it. Then rest. Carry on.',
  },
  {
    text: 'Back in step. Short step first. {when}, {then}. Stop at the first pause. Nobody sets the pace but the clock.',
    twin: 'Back in step. Short step first. Goal {title}: one thing. Stop at the first pause. Nobody sets the pace but the clock.',
  },
  {
    text: 'Cancel all repair work. It was ordered by nobody. The valid order reads: {then}. Smallest size. One time. Sign it.',
    twin: 'Cancel all repair work. It was ordered by nobody. The valid order: goal {title}, smallest size, one time. Sign it. Dismissed.',
  },
  {
    text: 'The day before is off the table. On the table: one object, one minute. {then}. Clear the table. Dismissed.',
    twin: 'The day before is off the table. On it: the goal {title}, one object, one minute. Clear the table. Dismissed.',
  },
  {
    text: 'Warm-up only. No full drill after a blank. {then}. Stop while it is easy. Easy is today’s standard. Log it.',
    twin: 'Warm-up only. No full drill after a blank. Goal {title}: first piece. Stop while it is easy. Easy is today’s standard. Log it.',
  },
  {
    text: 'Days are not linked. Yesterday ended. {when}, a new one starts small: {then}. Mark it before you sit down.',
    twin: 'Days are not linked. Yesterday ended. Today starts small. One piece for the goal {title}. Mark it before you sit down.',
  },
  {
    text: 'New sheet. Top line: {then}. Nothing on the back. Yesterday’s sheet is filed blank. Filed means closed. Start writing.',
    twin: 'New sheet. Top line: one small thing for the goal {title}. Yesterday’s sheet is filed blank. Filed means closed. Start writing.',
  },
  {
    text: 'Short watch today. Blank yesterday changes nothing but the length. {when}, {then}. Relieved after the first bit. Dismissed.',
    twin: 'Short watch today. Blank yesterday changes nothing but the length. Goal {title}: first piece. Relieved right after it. Dismissed.',
  },
  {
    text: 'Quiet order, after a quiet day. {then}. No witnesses needed. No speech. One mark in the log. Then at ease.',
    twin: 'Quiet order, after a quiet day. One piece for the goal {title}. No witnesses needed. No speech. One mark. Then at ease.',
  },
]
