import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with what gets in the way (TEXT-14). */
export const obstacleMessages: readonly LibraryMessage[] = [
  {
    text: 'We know the sticky part, because you wrote it down: {obstacle}. So let’s not act surprised when it shows up. Decide now what you do in the first minute after it, and keep that minute small.',
    twin: 'Every shift has a sticky part, and the goal {title} has one too. Let’s name it before it shows up, in your own words, on paper. Then put one thing between it and you, a door or a flight of stairs.',
  },
  {
    text: 'On paper it’s you against this: {obstacle}. On this shift it’s us, and we come early. Move one thing out of its way, or into it, before it gets going. A small thing will do.',
    twin: 'Whatever usually cuts into the goal {title} will probably have a go today. Let’s be there before it is. Move one thing out of its way, or right into it, while the coast is clear. A small thing will do.',
  },
  {
    text: 'You called it in advance: {obstacle}. Good, then we can write the answer in advance too. One sentence, the one you’ll say or do when it comes. Say it once out loud and it’s in the kit.',
    twin: 'Let’s write one answer for the goal {title} in advance. Something will come up, and it will sound urgent. What do you say to it, in one sentence? Say it once out loud and it’s in the kit.',
  },
  {
    text: 'The usual suspect for today is on file: {obstacle}. Let’s give it a place and a time, because it has both. Where does it find you, and at what hour? Change the where, if only by a chair.',
    twin: 'Where does the goal {title} usually get stuck, and at what hour? Let’s take the where, because a place is easier to change. Swap the chair, the room, or the side of the table. That’s the fix for today.',
  },
  {
    text: 'We won’t win an argument with this one: {obstacle}. So we don’t have it. Let it happen if it must, and keep a short version ready that fits right after. Name the short version now.',
    twin: 'Something may land on the goal {title} today that we can’t argue with. Fine, then it gets its minute. Let’s name the short version that still fits behind it, and put that one on the sheet now.',
  },
  {
    text: 'Let’s make this one slower to arrive: {obstacle}. What would have to be a room away for that, a screen, a key, a seat? Put it there now. You get a head start, and a head start is all we need.',
    twin: 'Let’s make the usual trouble slower to arrive today. What does it need to get at the goal {title}, a screen, a key, a seat? Put that a room away. You get a head start, and that’s all we need.',
  },
  {
    text: 'Report from your own hand: {obstacle}. We take it as it stands and work around it. What’s the last thing you do before it starts? Swap that one thing for something else today, and see what the rest does.',
    twin: 'What’s the last thing that happens before the goal {title} gets pushed aside? Let’s swap that one thing for something else today. Same hour, same room, one changed part. Then we see what the rest does.',
  },
  {
    text: 'If it goes sideways today, it’s likely here: {obstacle}. We can tell somebody before it does. One line to one person, no advice wanted. Then somebody knows who isn’t in the middle of it.',
    twin: 'If the goal {title} goes sideways today, where would it be? Put your guess into one line and send it to somebody, or to yourself. Then it’s known before it happens, and we can be quick about it.',
  },
]
