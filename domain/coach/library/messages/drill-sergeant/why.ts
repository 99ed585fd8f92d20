import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote why: {why}. Read it once, out loud. No discussion today. Then act on it: {then}. Log it. Dismissed.',
    byKind: {
      recover:
        'You wrote why: {why}. Read it once, out loud. If today feels safe: {then}. If not, rest for it. Log either. Dismissed.',
    },
    twinByKind: {
      finish:
        'You wrote why: {why}. Read it once, out loud. One call or one page serves it today. Pick it. Do it. Dismissed.',
      stop: 'Say out loud what you want instead of {urge}. One line. Write the place for it below. Be there in the hard hour. Dismissed.',
      learn:
        'Say what you learn this for. One line, out loud. To {act}, take the piece that serves it most. Test it first. Log it. Dismissed.',
    },
    twin: 'Say why you have the goal {title}. One line, out loud. Write one act below it. Do that act first today. Log it. Dismissed.',
  },
  {
    text: 'Your words: {why}. Copy them where the order starts. Read them there once. Then {then}. Log it.',
    twinByKind: {
      finish:
        'Your words: {why}. Cross one job off that does not serve them. Use its time for one that does. Log it. Carry on.',
      stop: 'Your words: {why}. Copy them where the urge starts. The screen, the wallet, or the door. Read them there first. Log it.',
    },
    twin: 'Write what the goal {title} is for. A few words, large. Hang them where you start. Read them, then take the first object. Carry on.',
  },
  {
    text: 'The reason, as you wrote it: {why}. Today’s order serves that: {then}. Do it when its moment comes. Carry on.',
    twinByKind: {
      finish:
        'The reason, as you wrote it: {why}. One answer brings it nearer. Name who has it. Ask today, in one line. Carry on.',
      stop: 'Look at today’s list. Find the hour of {urge}. Write another act beside it. Make it easy and near. Start it on time. Carry on.',
    },
    twin: 'Look at today’s list. Find the line that serves the goal {title}. If there is none, write one. Do it first. Carry on.',
  },
  {
    text: 'You gave this reason: {why}. It needs no second decision. Do what you planned: {then}. Sign the log. Dismissed.',
    byKind: {
      recover:
        'You gave this reason: {why}. Rest serves it as well. If today is easy: {then}. If not, stop. Sign the log. Dismissed.',
    },
    twinByKind: {
      finish:
        'You chose to {act}. That decision stands. Today’s decision is smaller. Which piece is first? Write it down. Start it. Dismissed.',
      stop: 'You chose this yourself. That decision stands. Decide one smaller thing today. Where are you in the hour of {urge}? Write it down. Dismissed.',
      relate:
        'You gave this reason: {why}. Say a piece of it today. One sentence, to the person it is about. Ask for nothing. Dismissed.',
    },
    twin: 'You chose the goal {title} yourself. That decision stands. Decide one smaller thing today. Which object comes first? Fetch it. Sign the log. Dismissed.',
  },
  {
    text: 'From your goal: {why}. That puts one line on today’s list: {then}. All other lines can wait. Carry on.',
    twinByKind: {
      finish:
        'From your goal: {why}. Give it a date. Write the day beside the next piece. Do its first minute now. Carry on.',
      stop: 'Which item today leads to {urge}? Cross it out. Put a dull one in its place. Start that on time. Carry on.',
    },
    twin: 'Which item today serves the goal {title} least? Cross it out. Put one move in its place. Start when its time comes. Carry on.',
  },
  {
    text: 'Before the first move, read this: {why}. Then put it down. {then}. No reasons are needed now. Log it. Carry on.',
    byKind: {
      recover:
        'Before the first move, read this: {why}. Then look at how today feels. {then}, while it is easy. Log it. Carry on.',
    },
    twinByKind: {
      stop: 'Name one thing that gets better without {urge}. Write it on the door you use then. Read it before you open. Log it. Carry on.',
      relate:
        'What should they remember of this week? To {act}, pick one moment for it. A meal, a drive, or a call. Be there in full. Carry on.',
      learn:
        'Where will you use it? To {act}, name one occasion. Practice the one thing you need there. Nothing else today. Log it. Carry on.',
    },
    twin: 'Before you start, name one thing that will change. For the goal {title}, that is the aim. Take one act that leads there. Log it. Carry on.',
  },
  {
    text: 'You wrote {why}. One order serves that today: {then}. Small is enough today. Log it. Dismissed.',
    twinByKind: {
      stop: 'Think of the hour after {urge}. How do you want it? Write that in a few words. Read them when the urge comes. Carry on.',
    },
    twin: 'Which hour of today belongs to the goal {title}? Put one move into that hour. Set an alarm. Start on time. Carry on.',
  },
  {
    text: 'Read your reason once: {why}. Leave it as it is. One order comes from it: {then}. Log it. Dismissed.',
    byKind: {
      recover:
        'Read your reason once: {why}. It sets no date. Do only what is easy today. Rest counts as well. Log it. Dismissed.',
    },
    twinByKind: {
      finish:
        'Only one thing gets done this week. To {act}, which one is it? Write its first movement. Make that movement now. Dismissed.',
      stop: 'Only one hour decides today. The hour of {urge}. Name what you want after it. Write that down. Go where it is easy. Dismissed.',
    },
    twin: 'Check your reason for the goal {title}. If it is still true, make one move now. If not, write a better one. Either is today’s work. Dismissed.',
  },
]
