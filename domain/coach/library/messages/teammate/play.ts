import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s try it against the kettle. Switch it on, {then}, and see how far you get before it boils. When it clicks, hands off, wherever you are. The result goes on the log, whatever it is.',
    twin: 'Let’s try the goal {title} against the kettle. Switch it on and see how far one small piece gets before it boils. When it clicks, hands off, wherever you are. The result goes on the log, whatever it is.',
    byKind: {
      stop: 'Let’s try the goal {title} against the kettle. When it starts to pull, switch the kettle on and stand there until it clicks. You don’t have to do anything else. By then we’ve made it through a kettle.',
      recover:
        'Let’s leave the goal {title} to the kettle for a bit. Switch it on, sit down, and don’t get up before it clicks. Whoever moves first loses, and the kettle usually does. That’s our sport for today.',
    },
  },
  {
    text: 'Today we narrate. {when}, {then}, and give it the radio voice, as if people at home wanted to follow. Slow-motion replays are allowed. It’s hard to put something off while you’re announcing it.',
    twin: 'Today we narrate the goal {title}. Do one small piece in the radio voice, as if people at home wanted to follow. Slow-motion replays are allowed. It’s hard to put something off while you’re announcing it.',
    byKind: {
      stop: 'Today we narrate the goal {title}. When it starts to pull, describe it in the radio voice: where it stands, how loud it is. Let’s hear it to the end of the segment.',
    },
  },
  {
    text: 'Let’s leave the finish to chance. Write a few small endings on slips: a song, a window, a call to somebody. {when}, {then}, and then draw one. Whatever comes out, we stop there and do it.',
    twin: 'Let’s leave the finish to chance. Write a few small endings on slips: a song, a window, a call to somebody. Do one bit for the goal {title}, then draw. Whatever comes out, we stop there and do it.',
    byKind: {
      stop: 'Let’s leave it to chance today. Write a few small things on slips: a song, a window, a call to somebody. When the goal {title} gets hard, draw one and do that. No swapping, house rules.',
    },
  },
  {
    text: 'House rule for today: no looking at the clock while you {then}. We guess how long it took, out loud, and only then look. The guess goes next to the tick. Nobody has ever been docked for a bad guess.',
    twin: 'House rule for the goal {title} today: no looking at the clock while you do your bit. We guess how long it took, out loud, and only then look. The guess goes next to the tick.',
    byKind: {
      stop: 'House rule for the goal {title} today: when it pulls, guess out loud how long it will last. Then look at the clock and see who was right. Let’s write both down, your guess and the clock’s.',
    },
  },
  {
    text: 'Swap seats today. Take a chair you never use, {then} from there, and see what looks different. If it’s worse, we know why the old chair is the old chair. If it’s better, we say nothing.',
    twin: 'Swap seats today. Take a chair you never use for the goal {title}, and do a small bit from there. If it’s worse, we know why the old chair is the old chair.',
    byKind: {
      stop: 'Swap seats today. Let’s take the chair that goes with the hard hour and put somebody else’s coat on it. You get a chair with no history. The goal {title} is easier in furniture that knows nothing.',
      recover:
        'Swap seats today, that’s the whole adventure. Let’s put the goal {title} by another window, with a cushion and something to look at. If the view is worse, we know why the old chair is the old chair.',
    },
  },
  {
    text: 'Let’s hand today’s part to the worst worker we can imagine, the one who does everything badly. How would they {then}? Do it their way, once, on purpose. It still goes on the log.',
    twin: 'Let’s hand the goal {title} to the worst worker we can imagine, the one who does everything badly. How would they do the first bit? Do it their way, once. It still goes on the log.',
    byKind: {
      stop: 'Let’s hand the goal {title} to a terrible salesman today. He wants to sell you the old habit, and he has to say out loud what it costs. Let him finish. Then close the door on him, politely.',
      recover:
        'Let’s hand the goal {title} to the calmest cat we can imagine. It would find the warm spot, do the least, and look pleased about it. Copy some of that, and the log won’t mind.',
    },
  },
  {
    text: 'We need a soundtrack. Pick the song that fits today’s part least, put it on, and {then} while it plays. A march for something quiet, a lullaby for something loud. When it’s over, you’re allowed to be.',
    twin: 'We need a soundtrack for the goal {title}. Pick the song that fits it least, put it on, and do one small bit while it plays. A march for something quiet, a lullaby for something loud. Then stop.',
    byKind: {
      stop: 'We need a soundtrack for the goal {title}. Pick a song that has nothing to do with that hour. When it starts to pull, play it through to the end. Then we see where things are.',
      recover:
        'We need a soundtrack for the goal {title}, and today it’s a slow one. Pick something you can lie down to, put it on, and let it play to the end. Then we see what the rest of the list says.',
    },
  },
  {
    text: 'Let’s write tomorrow’s gossip first: one line about your day, as the neighbors would tell it. You already know the middle of it: {then}. Make the line a little grander than needed, and then go and make it true.',
    twin: 'Let’s write tomorrow’s gossip first: one line on you and the goal {title}, as neighbors would tell it. Make it a little grander than needed. Then go and make the smallest part of it true.',
    byKind: {
      stop: 'Let’s write tomorrow’s gossip first: one line about how you got past the hard minute today. As the neighbors would tell it, with a hat and a witness. Then we see which part of it the goal {title} could use.',
    },
  },
]
