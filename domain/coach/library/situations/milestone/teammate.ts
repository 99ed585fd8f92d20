import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate after seven days in a row: what made them possible. */
export const milestoneSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s seven, and the log has each of them. Let’s write down what made it work, the hour, the spot, whoever helped. Then the goal {title} goes the same way today, and we change nothing.',
  },
  {
    text: 'Seven in a row, done your way: {then}. We’re not touching a thing. If there’s one part that still squeaks, name it today, and we’ll look at it when there’s time.',
    twin: 'Seven in a row on the goal {title}, done your way. We’re not touching a thing. If there’s one part that still squeaks, name it today, and we’ll look at it when there’s time.',
  },
  {
    text: 'You said this would be in the way: {obstacle}. Seven days later we know a bit about that. Let’s note what you did about it, one line, so we’ve got it on a bad day. Otherwise, same job as ever.',
    twin: 'Seven days on the goal {title}, and we know a bit about how it works by now. Let’s note what helped, one line, so we’ve got it on a bad day. Otherwise, same job as ever.',
  },
  {
    text: 'The log says seven. Let’s not throw a party that needs cleaning up. We keep the goal {title} at its usual size, same start, same stop. You note in a word which day was easiest.',
  },
]

/** Messages of Teammate after thirty days in a row. They count it and change nothing. */
export const milestoneThirtyMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s thirty, and the log has every one of them. Let’s change nothing: {when}, {then}, same as yesterday. If somebody asks how, you’ve got your answer.',
    twin: 'That’s thirty on the goal {title}, and the log has every one of them. Let’s change nothing: same hour, same size, same stop. That’s how we got here.',
  },
  {
    text: 'Thirty days. We could make it bigger now, and we won’t. It works because the size is right. Same piece for the goal {title} today, and we tick it.',
  },
  {
    text: 'Thirty on the board, and this still comes up now and then, as you wrote: {obstacle}. We keep the answer you’ve got for it. No new setup today, just the next one.',
    twin: 'Thirty on the board for the goal {title}. We keep the setup that got them there, squeaks and all. No new tools today, just the next one.',
  },
  {
    text: 'A month’s worth, thirty ticks. Who’s helped us keep the goal {title} going? Let’s tell that person the number today, then do the usual bit.',
  },
]

/** Messages of Teammate after ninety days in a row: the reason, and a choice about what stays. */
export const milestoneNinetyMessages: readonly LibraryMessage[] = [
  {
    text: 'Ninety days. You wrote why back then: {why}. Is it still the reason? If it is, let’s leave everything as it is. If there’s a better one by now, we put it on the page. Either way, today’s bit stays the size it was.',
    twin: 'Ninety days on the goal {title}. Is your reason still the one you started with? If it is, let’s leave everything as it is. If there’s a better one by now, we put it on the page. Today’s bit stays the size it was.',
  },
  {
    text: 'We’ve got ninety on the log. That’s enough to see which parts of the goal {title} do the work and which just come along. Let’s pick one part that stays. The others we can drop whenever they get heavy.',
  },
  {
    text: 'Ninety, and the plan’s held: {plan} We can keep it word for word, or you can cross out what you don’t need anymore. Let’s do that with a pen, today, and then do what’s left the way we always do.',
    twin: 'Ninety days for the goal {title}. We can keep it as it is, or you can cross out what you don’t need anymore. Let’s do that with a pen, today, and then do what’s left the way we always do.',
  },
  {
    text: 'Ninety days on one log, no gaps. Let’s tell one person who’d like to know, and skip the speech. Then we look at the goal {title} and ask what we’d keep if we had half the time. That’s the part that counts.',
  },
]

/** Messages of Teammate after 365 days in a row. */
export const milestoneYearMessages: readonly LibraryMessage[] = [
  {
    text: 'That’s 365, and the dull ones in the middle did most of it. Let’s give the goal {title} one more of those today, same place, same size. Then tell someone the number.',
  },
  {
    text: 'A year on the log, 365 ticks, and your plan’s still on duty: {then}. We don’t fix what works. Let’s write one line about what this year needed from you, and file it with the rest.',
    twin: 'A year on the log, 365 ticks for the goal {title}. We don’t fix what works. Let’s write one line about what this year needed from you, and file it with the rest.',
  },
  {
    text: 'You wrote why, a year ago: {why}. Let’s hold today next to that. Whatever you see, we do the usual bit. If the goal should be something else by now, we change it.',
    twin: 'A year’s work for the goal {title}, all of it on the log. Let’s look at it once, properly. Then we do the usual bit. If the goal should be something else by now, we change it.',
  },
  {
    text: 'Let’s thank the crew: whoever made room for the goal {title} over 365 days, and you. Send one of them a line. After that it’s the ordinary shift, same place, same size, same tick.',
  },
]
