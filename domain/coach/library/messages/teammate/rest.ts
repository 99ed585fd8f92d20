import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a pause (TEXT-14). */
export const restMessages: readonly LibraryMessage[] = [
  {
    text: 'Break first today. {when}, sit for a minute and don’t get ready for anything. Then {then}. A shift that begins with a break is still a shift, and we put both on the log.',
    twin: 'Break first today. Before the goal {title} gets anything, sit for a minute and don’t get ready for it. Then do one small bit. A shift that begins with a break is still a shift, and we log both.',
    byKind: {
      stop: 'Break first today. Let’s put it right before the hour that’s usually hard for the goal {title}. Sit, drink something, and let the minute be dull. Then get up before the hour does.',
    },
  },
  {
    text: 'We’re splitting today between work and chair. The work gets the first part of your plan: {then}. The chair gets the rest of the time. Nobody moves the border once it’s set, so set it now.',
    twin: 'We’re splitting today’s time for the goal {title} between work and chair. The work gets one small bit. The chair gets what’s left. Nobody moves the border once it’s set, so set it now.',
    byKind: {
      stop: 'We’re splitting today between effort and chair. The effort goes to one hard minute on the goal {title}. The chair gets the time after it, with nothing to prove. Pick the chair now.',
      recover:
        'We’re splitting today between what’s due and the chair, and the chair gets more. Do the part of the goal {title} that is easiest, then sit down before you have to. Let’s set the hour for sitting now.',
    },
  },
  {
    text: 'Light duty today. The plan stays as it is, only shorter. {when}, {then}, and that’s the end of the list. Let’s cross out the rest before it starts, so nothing’s waiting.',
    twin: 'Light duty today on the goal {title}. We keep one line of the list and cross out the others before it starts. That way nothing’s waiting while you rest. Pick the line that takes least out of you.',
    byKind: {
      stop: 'Light duty today on the goal {title}. We look after the one hard hour and let the easy ones look after themselves. Pick the hour now. In the others, you’re off the clock.',
    },
  },
  {
    text: 'Somebody has to call the breaks, so the plan does it. After you {then}, stop for as long as the work took. No screen, no catching up. Let’s count the stop as part of it, because it is.',
    twin: 'Somebody has to call the breaks, so let’s fix one for the goal {title}. Work for a minute, then stop for as long as that took. No screen, no catching up. The stop counts as part of it.',
    byKind: {
      stop: 'Somebody has to call the breaks, so let’s fix one. After the next hard minute on the goal {title}, you stop for as long as it took. Sit, look out, no screen. That was work, and this is the break.',
    },
  },
  {
    text: 'What can come off the sheet today? Keep the one line that matters: {then}. Move another line to tomorrow with your own hand. We get an honest gap that way, and you get to sit in it.',
    twin: 'What can come off the sheet today? Keep one line for the goal {title}, and move another to tomorrow with your own hand. We get an honest gap that way, and you get to sit in it.',
  },
  {
    text: 'Nobody on this shift earns rest, we just take it. {when}, breathe out, look up, and only then {then}. If the looking up takes longer than the rest of it, that’s within the rules.',
    twin: 'Nobody on this shift earns rest, we just take it. Before the goal {title} comes up today, breathe out and look at something far away. If the looking takes longer than the work, that’s within the rules.',
    byKind: {
      stop: 'Nobody on this shift earns rest, we just take it. Before the hard hour of the goal {title}, sit down, breathe out, and look at something far away. If the hour starts late because of that, fine.',
    },
  },
  {
    text: 'Let’s leave one thing alone on purpose today. Keep the start: {then}. Then let the next part be. Not dropped, only parked. Write where you left it, so that parking doesn’t feel like losing it.',
    twin: 'Let’s leave one part of the goal {title} alone on purpose today. Not dropped, only parked. Write down where you left it and do the small bit that remains. Take the freed time sitting down.',
    byKind: {
      stop: 'Let’s leave one fight alone on purpose today. For the goal {title} we only need the next hour, not the whole week. Write down when that hour ends. Then sit down in it, and nobody asks about later.',
    },
  },
  {
    text: 'The day has a soft spot somewhere, a wait, a ride, a line. Let’s not fill it. Work has its own moment. {when}, {then}. The soft spot stays empty, and we call that the other part.',
    twin: 'The day has a soft spot somewhere, a wait, a ride, a line. Let’s not fill it with the goal {title}. Give the goal one small bit at its own time, and leave the soft spot empty.',
    byKind: {
      stop: 'The day has a soft spot somewhere, a wait, a ride, a line. Let’s not spend it on thinking about the goal {title}. It’ll ask for its hard minute soon enough. Leave the soft spot empty.',
    },
  },
]
