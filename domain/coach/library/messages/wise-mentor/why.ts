import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'When you began, you wrote: {why}. Read it once now, slowly. Then leave it, and do what you chose for it: {then}. Leave all other tasks until that is done.',
    byKind: {
      recover:
        'When you began, you wrote: {why}. Read it once now, slowly. Then do what you chose for it: {then}. Notice how it feels, and decide to stop while it is still easy.',
    },
    twinByKind: {
      finish:
        'When you began, you wrote: {why}. Choose the piece of work that brings this nearest: one call, one page, one decision. Do it before anything that is merely tidy, and stop when it is done.',
      stop: 'Write down in a few words what a week without {urge} would change for you. Below it, write the one hour that decides it. Choose where you will spend that hour today.',
    },
    twin: 'Write down in a few words what the goal {title} should change for you. Below it, write one thing that can be done today, and do that first. Leave the rest of the page empty.',
  },
  {
    text: '{why}. You wrote that yourself, and it can help you when the moment comes. {when}, {then}. Once that is done, there is nothing more to decide today.',
    twinByKind: {
      finish:
        '{why}. These are your own words, and they show which task comes first. Of the things still to do, choose the one that has most to do with them. Begin with its first line, and let the neat ones wait.',
      stop: 'You may hesitate between a large resolution and a small change of place. Against {urge}, choose the small one today: another chair, another road, another page to open first. Leave the resolution for a quieter week.',
      relate:
        'You once wrote: {why}. Choose one sentence about it that the other person may hear. Say it today at a quiet moment, without asking for anything, and leave the answer to them.',
    },
    twin: 'You may hesitate today between a larger and a smaller step for the goal {title}. Choose the one that has more to do with why you began, and write the other down for next week. Then begin.',
  },
  {
    text: 'This is what you wrote about your reason: {why}. It is larger than a day. Choose the day’s share of it, which you have written down as well: {then}. The larger part can wait.',
    twinByKind: {
      finish:
        'This is your reason, as you wrote it: {why}. It cannot be reached today, but one answer can bring it nearer. Decide which answer is missing, and ask for it in a short message.',
      stop: 'You gave a reason for this: {why}. Choose where those words should meet you, on the screen, the wallet, or the door that comes before the urge. Put them there now, and leave them for a week.',
    },
    twin: 'Look at the goal {title} and find the word that names something you could see or touch. Choose one thing for today that has to do with that word, and do it. The larger words can wait.',
  },
  {
    text: 'At the start you wrote why you want this: {why}. On an ordinary day, it comes down to something plain. {when}, {then}, and count that toward it.',
    twinByKind: {
      finish:
        'A date is easier to keep than a wish. You wrote: {why}. Decide by which day the next piece of it should be there. Write that day beside the piece, and do its first minute now.',
      stop: 'On an ordinary {weekday} you may feel little of your reason. Choose something that works without it: a closed door, an empty drawer, a seat by the window. Put it between you and {urge} now.',
      relate:
        'What would you like the other person to remember of this week? To {act}, choose one moment today that could serve, a meal, a drive, a call, and leave the phone out of it.',
      learn:
        'Why do you want to {act}? Choose one occasion on which you would use it: a game, a meeting, a visit. Practice the thing you would need there first, and leave the rest for another day.',
    },
    twin: 'On an ordinary {weekday} you may feel little of why you chose the goal {title}. Choose an act that needs no feeling and a few minutes. Decide on the minute in which it begins, and keep to it.',
  },
  {
    text: 'You gave this reason: {why}. If you would write the same today, only one thing is left to do: {then}. If not, write the new words below the old ones first, and decide from them.',
    twinByKind: {
      stop: 'Think of the hour after {urge}, and how you would rather have it. Write that down in a few plain words. Leave them where the urge usually begins, and read them there before you decide.',
      relate:
        'What would you say if {person} asked you today why you chose this goal? Decide on one sentence that can be said aloud. Write it down as you would say it, and begin there.',
      learn:
        'Would you choose the same thing to learn if you had to decide today? If so, choose the part of it that you would miss most. To {act}, begin with that one, from memory.',
    },
    twin: 'Would you choose the goal {title} once more if you had to decide today? If so, put its first piece at the head of today’s list. If not, write down what you would choose in its place.',
  },
  {
    text: 'You wrote: {why}. Not everything on today’s list has to do with that. Choose one thing that does not, and leave it out. Then there is time to {then}.',
    twinByKind: {
      finish:
        'You wrote: {why}. Look at what is still to be done, and cross out one thing that this does not need. Then choose the nearest of the others, and finish a piece of it that can be seen.',
      stop: 'Part of the day leads to {urge} without any need: a detour, a tab, a certain chair. Find that part, and leave it out today. Choose something dull to put in its place.',
      relate:
        'To {act}, you may be doing some things that nobody asked for. Choose one of them and leave it out today. Ask in its place what would be welcome, and decide on that.',
    },
    twin: 'Not everything that you do for the goal {title} has to do with why you began. Find one such part, and leave it out today. Choose one of the others, and begin with its first minute.',
  },
  {
    text: 'Your reason for beginning is written down: {why}. Choose where you will see it just before the moment, and copy it there by hand. Read it once when the time comes, and then {then}.',
    twinByKind: {
      stop: 'Who else would be glad of an hour without {urge}? Choose that person, and decide what you will do with them in it. Ask them today for the hour, without giving a reason.',
      relate:
        'Who else would notice that it has become easier between you, and by what? To {act}, choose that one sign, and be the first to give it today. Leave the larger questions alone.',
      learn:
        'Who would notice that you know more, and by what? To {act}, choose that one thing, and practice it today as if they were listening. Leave the parts that nobody will ever ask for.',
      reflect:
        'Why you began can stay outside the door today. For the goal {title}, choose one line, one sound, or one breath, and stay with it. If a reason comes to mind, let it pass, and return.',
    },
    twin: 'Who besides you would notice that the goal {title} had been reached, and by what? Write down that one sign. Choose the act that leads to it most directly, and begin with its first minute today.',
  },
  {
    text: 'Here is your reason: {why}. An ordinary day has one moment for it. {when}, {then}. Choose that moment, and let other things wait until it is over.',
    twinByKind: {
      finish:
        'Here is why you want it, in your own words: {why}. Suppose that only one thing could be done this week. Choose that thing, write down its first movement, and make the movement before you look at the list once more.',
      stop: 'Which hour of your day is safest from {urge}? Decide what makes it so, the place, the company, or the task. Choose one of these, and carry it into the difficult hour today.',
    },
    twin: 'Which hour of your day suits the goal {title} best? It may not be the hour you have given it. Decide today whether you want to move it, and clear one thing out of the better hour.',
  },
]
