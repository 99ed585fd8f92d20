import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Do today’s part once as a beginner would, though you may know better: {then}. Look at each thing as if you had to ask what it is for. Notice which question you could not answer.',
    twin: 'Do a small part of the goal {title} today as a beginner would, though you may know better. Look at each thing as if you had to ask what it is for. Notice which question you could not answer.',
    byKind: {
      stop: 'Study the urge today as if you had to draw it. Where does it begin, what is its shape, and when does it thin out? For the goal {title}, wait until the drawing is done. Then choose.',
      recover:
        'Look at the goal {title} today as a patient cat would. Choose the warmest place in the room, settle there, and move when there is a reason to. Notice how few reasons there are in an hour.',
    },
  },
  {
    text: 'Change the scale of it for one day. {when}, {then}, as small as it can be done while remaining itself. Notice the point at which it turns into something else, and decide to stay above it.',
    twin: 'Change the scale of the goal {title} for one day. Do it as small as it can be done while it remains itself. Notice the point at which it turns into something else, and decide to stay just above it.',
    byKind: {
      stop: 'Change the scale of the goal {title} for one day. Leave the week and the year aside and keep to a single minute, the next difficult one. Decide what you will look at during it, and look closely.',
    },
  },
  {
    text: 'Choose a word today and do your part in the manner of it: slowly, quietly, politely. {when}, {then} in that manner and no other. You may notice what manner you usually bring to it.',
    twin: 'Choose a word today and do a small part of the goal {title} in the manner of it: slowly, quietly, politely. The task will not mind, and you may notice what manner you usually bring to it.',
    byKind: {
      stop: 'Choose a word today and meet the difficult minute in the manner of it: slowly, politely, curiously. For the goal {title}, it matters little which. A manner that is chosen leaves less room for the other thing.',
    },
  },
  {
    text: 'Set yourself a rule for today that makes no sense and does no harm: silence while you begin, or a hat. {when}, {then}, and keep the rule. Notice whether the work is lighter when something in it is absurd.',
    twin: 'Set yourself a rule for today that makes no sense and does no harm: silence, or a hat. Keep it while you do a small part of the goal {title}. Notice whether something absurd makes the work lighter.',
    byKind: {
      stop: 'Set yourself a rule for the difficult hour today that makes no sense and does no harm: a hat, or silence. For the goal {title}, decide to keep it until the hour is over. Notice which is more patient, the rule or the urge.',
    },
  },
  {
    text: 'Leave out today the one tool or habit you always begin with, and find the next best way to {then}. It need not be better. Notice what the habit was for, now that it is absent.',
    twin: 'Leave out today the one tool or habit you always begin with, and find the next best way into the goal {title}. It need not be better. Notice what the habit was for, now that it is absent.',
    byKind: {
      stop: 'Decide on a harmless replacement today that has some wit in it: a straw, a pebble, a foreign word. For the goal {title}, let it stand in when the urge comes. Notice whether the urge can tell the difference.',
      recover:
        'Decide today to be curious rather than brave. For the goal {title}, choose one question about your own day, when it was easy and what lay under your hand. Ask it each time you sit down.',
    },
  },
  {
    text: 'Write a one-line letter to the person who set this goal, and sign it with today’s date. Report only what your hands did: {then}. You may add what the room looked like. Leave out whether it was enough.',
    twin: 'Write a one-line letter to the person who set the goal {title}, which was you. Do a small part first, so that there is something to report. You may add what the room looked like. Leave out whether it was enough.',
    byKind: {
      stop: 'Write a one-line letter to the urge and sign it with today’s date. For the goal {title}, report only what your hands will be doing instead. You may be polite. Leave out how it has been so far.',
    },
  },
  {
    text: 'Treat today’s part as if it were the last exercise in an old book, the one that nobody gets to. {when}, {then}, without haste, since there is no page after it. Notice what care does when nothing follows.',
    twin: 'Treat one small part of the goal {title} as the last exercise in an old book, which nobody gets to. Do it without haste, since there is no page after it. Then close the book.',
    byKind: {
      stop: 'Treat the next difficult minute as a visitor with a long story. For the goal {title}, you may stand up, offer nothing, and look out of the window while it talks. Notice at which point it leaves.',
    },
  },
  {
    text: 'Predict how today’s part will go, in a few words on paper, and fold the paper. {when}, {then}. Afterward compare. Predictions about oneself are usually wrong in the same direction. Notice which one yours takes.',
    twin: 'Predict in a few words on paper how the goal {title} will go today, and fold the paper. Do your part, and compare. Predictions about oneself are usually wrong in the same direction. Decide which direction yours is.',
    byKind: {
      stop: 'Predict in a few words how strong the urge will be today at its worst, and fold the paper. For the goal {title}, compare afterward. Predictions about oneself tend to be wrong in the same direction. Notice yours.',
    },
  },
]
