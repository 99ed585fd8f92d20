import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'A day without a check-in is an event. The day after it is the one that matters, and it asks for very little. Choose the smallest form of what you planned: {then}.',
    twin: 'A day without a check-in is an event. The day after it is the one that matters, and it asks for very little. Choose one small act for the goal {title}, and leave the rest.',
  },
  {
    text: 'Leave yesterday as it stands, without a mark and without a reason. {when}, {then}, for a short while. What follows a gap decides how wide it becomes.',
    twin: 'Leave yesterday as it stands, without a mark and without a reason. Choose one short act for the goal {title} today. What follows a gap decides how wide it becomes.',
  },
  {
    text: 'One unmarked day proves nothing, and you have kept {kept}. Decide on half the usual today, at the usual hour, and wait with every conclusion until the week is out.',
    twin: 'One unmarked day proves nothing. Decide on one easy minute for the goal {title} today, and wait with every conclusion until the week is out.',
  },
  {
    text: 'The temptation after a day without a check-in is to do too much. Resist it. {when}, {then}, and stop sooner than you would have on any other day.',
    twin: 'The temptation after a day without a check-in is to do too much. Resist it. Do one small thing for the goal {title} today, and stop sooner than on any other day.',
  },
  {
    text: 'Yesterday belongs to the calendar now. Today belongs to you, and it is enough to attend to its first minute: {then}. Decide afterward whether there shall be another.',
    twin: 'Yesterday belongs to the calendar now. Today belongs to you, and for the goal {title} it suffices to attend to one minute. Decide afterward whether there shall be another.',
  },
  {
    text: 'There was no check-in yesterday, and only you know whether anything is behind it. Choose not to look for it today. {then}, and let the log close the matter.',
    twin: 'There was no check-in yesterday, and only you know whether anything is behind it. Choose not to look for it today. Do something brief for the goal {title}, and let the log close the matter.',
  },
  {
    text: 'What has no mark for a day has not been lost, it may only lie elsewhere. Consider how lightly it can be picked up: {then}, in its least form, and without an account of yesterday.',
    twin: 'What has no mark for a day has not been lost, it may only lie elsewhere. Consider how lightly the goal {title} can be picked up today: by one small act, and without an account of yesterday.',
  },
  {
    text: 'Do not repair. Repair keeps yesterday open, and yesterday had its own hour. {when}, {then}, at half the length, and decide that this is the whole of today.',
    twin: 'Do not repair. Repair keeps yesterday open, and yesterday had its own hour. Give the goal {title} one minute today, and decide that this is the whole.',
  },
  {
    text: 'After {kept}, one day without a mark is an exception. Exceptions stay what they are when an ordinary day comes next. Choose an ordinary one, and let it be short.',
    twin: 'One day without a mark is an exception. Exceptions stay what they are when an ordinary day comes next. Choose an ordinary, short one today for the goal {title}.',
  },
  {
    text: 'Which part of your plan could survive a tired day? Perhaps only this: {then}, and only its beginning. Choose that part today, since yesterday left no mark.',
    twin: 'What could you do for the goal {title} even on a tired day? Choose that today, since yesterday left no mark, and leave everything else until it is wanted.',
  },
  {
    text: 'Notice the voice that wants to explain yesterday. It can be left to talk while the hands do something small: {then}. They will have finished before it has.',
    twin: 'Notice the voice that wants to explain yesterday. It can be left to talk while your hands do something small for the goal {title}. They will have finished before it has.',
  },
  {
    text: 'The distance back is one small act, and it does not grow overnight. {when}, {then}, without adding what might have been done yesterday. Leave that where it is.',
    twin: 'The distance back to the goal {title} is one small act. It does not grow overnight. Choose the act, do it today, and leave yesterday where it is.',
  },
  {
    text: 'Decide today on a size that would have fitted into yesterday as well. Such a size is useful to know. Then {then}, exactly that much, and stop.',
    twin: 'Decide today on one act for the goal {title} that would have fitted into yesterday as well. Such an act is useful to know. Choose it, and stop there.',
  },
  {
    text: 'A missing mark says that a day was full, or that it was empty, or that a hand forgot. Leave it unread. Choose the least of your plan for today: {then}.',
    twin: 'A missing mark says that a day was full, or that it was empty, or that a hand forgot. Leave it unread. Choose the least that serves the goal {title} today.',
  },
  {
    text: 'It is wise to come back quietly. No new rules, no larger aim. {when}, {then}, a little, as though yesterday had been one of the quiet days that every month has.',
    twin: 'It is wise to come back quietly. No new rules, no larger aim. Choose something little for the goal {title} today, as though yesterday had been one of the quiet days that every month has.',
  },
  {
    text: 'Consider yesterday finished, since it is. What is open is the next hour that belongs to this: when it comes, {then}, and decide that it will do.',
    twin: 'Consider yesterday finished, since it is. What is open is the next hour that belongs to the goal {title}. When it comes, decide that a minute will do.',
  },
  {
    text: 'The log was made for people who leave gaps, which is everybody. It shows {kept}. Choose today to add a small and ordinary one, and wait for nothing grander.',
    twin: 'The log was made for people who leave gaps, which is everybody. Choose today to add a small and ordinary mark for the goal {title}, and wait for nothing grander.',
  },
  {
    text: 'Make the return easy to see. Put out the one thing that you will need, and then {then}, for as long as it stays easy. Yesterday may remain as it was.',
    twin: 'Make the return easy to see. Put out one thing that helps the goal {title}, and stay with it today for as long as it is easy. Yesterday may remain as it was.',
  },
  {
    text: 'Between letting a day go and repairing it lies a modest way: {then}, once, in passing. Choose it today, and let yesterday keep its empty place.',
    twin: 'Between dropping the goal {title} and repairing a day lies a modest way: one small act, in passing. Choose it today, and let yesterday keep its empty place.',
  },
  {
    text: 'Look at yesterday once, without commentary, and then at the clock. {when}, {then}, and let that be all the answer it gets. A short answer is sufficient.',
    twin: 'Look at yesterday once, without commentary, and then at the clock. Decide on one ordinary act for the goal {title}, and let that be the only answer it receives.',
  },
  {
    text: 'It is possible to begin without having settled anything with oneself. Choose the smallest piece of your plan today: {then}. The rest of the feeling may follow, or stay away.',
    twin: 'It is possible to begin without having settled anything with oneself. Choose the smallest act for the goal {title} today. The feeling may follow, or stay away.',
  },
  {
    text: 'Wait a moment before you decide how large today should be. Then halve it. {when}, {then}, in that half, and notice that yesterday has nothing to add.',
    twin: 'Wait a moment before you decide how large today should be. Then make it smaller. Choose that much for the goal {title}, and notice that yesterday has nothing to add.',
  },
  {
    text: 'You have kept {kept}. None of them asked what the day before had been like. Choose today in the same manner, only smaller, and leave it unexplained.',
    twin: 'A small act does not ask what the day before was like. Choose one for the goal {title} today, smaller than usual, and leave yesterday unexplained.',
  },
  {
    text: 'Decide to be early and brief. {then}, at the first chance today offers, before yesterday can be discussed. What is done early has no time to grow.',
    twin: 'Decide to be early and brief. Give the goal {title} a minute at the first chance today offers, before yesterday can be discussed. What is done early stays small.',
  },
]
