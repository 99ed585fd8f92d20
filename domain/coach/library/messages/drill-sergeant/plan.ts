import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Drill Sergeant that lead with when and then (TEXT-14). */
export const planMessages: readonly LibraryMessage[] = [
  {
    text: 'Standing order, in your words: {plan} Read back once. Out loud. Then check the gear. One object in place early. Carry on.',
    twin: 'Standing order for the goal {title}. Say what the hands do first. Out loud. Then check the gear. One object in place before the start. Carry on.',
  },
  {
    text: 'Signal: {when}. Response: {then}. Drill it once, dry. Eyes closed. Signal, response. Stop at the touch. When the real signal comes, no thinking is required.',
    twin: 'The signal for the goal {title} is known. The response is missing. Write it. Verb first. Hands in it. Drill it once, dry. When the real signal comes, no thinking is required.',
  },
  {
    text: 'Orders for {weekday} are short. {when}, {then}. Nothing before it. Nothing instead of it. Set an alarm with those words. Back to your day.',
    twin: 'Orders for {weekday} are short. The goal {title} reports. One move. Nothing instead of it. Set an alarm and name the move. Then back to your day.',
  },
  {
    text: 'Plan inspection. Yours reads: {plan} Clear signal. Clear move. Passed. Now the gap: what could be missing? Fetch it. Put it there. Dismissed until the signal.',
    twin: 'Plan inspection for the goal {title}. Hour: set. Move: yours to name. Now the gap: what could be missing? Fetch it. Put it there. Dismissed until the start.',
  },
  {
    text: 'Rehearsal. Go to the spot. Pretend the signal came. {then}. First touch only. Hands off. The real one comes {when}. Same moves. No changes. Carry on.',
    twin: 'Rehearsal for the goal {title}. Go to the spot. Pretend it is time. First touch only. Hands off. The real one gets the same moves. No changes. Carry on.',
  },
  {
    text: 'It starts {when}. Not before. Your own move: {then}. Until then, the subject is closed. At the signal, it is the only subject. Carry on.',
    twin: 'One start today. No second call. One move for the goal {title}, chosen now. Until the start, the subject is closed. Then it is the only subject. Carry on.',
  },
  {
    text: 'Full plan on file: {plan} Short plan, for a crowded day: signal, touch, stop. Both count on the log. Choose at the signal. Not before.',
    twin: 'Full plan for the goal {title}: whole share. Short plan: first touch, stop. Both count on the log. Choose at the start. Not before.',
  },
  {
    text: 'Lookout duty. Watch for this: {when}. Miss nothing else on purpose. When you see it, {then}. No announcement. No preparation beyond this line. Log it after.',
    twin: 'Lookout duty. Watch for the moment. The goal {title} goes then. First move named now, in a word or so. No announcement. Log it after.',
  },
]
