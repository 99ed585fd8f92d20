import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with a harmless odd version (TEXT-14). */
export const playMessages: readonly LibraryMessage[] = [
  {
    text: 'Let’s call it out like a team on the radio: what’s next, who does it, over. {when}, say it, and {then}. Nobody answers, so you may as well start.',
    twin: 'Let’s call out the first move for the goal {title} like a team on the radio. {when}, say it, say over, and do it. It’s harder to stall when you’ve announced it.',
    byKind: {
      stop: 'Let’s have a reporter on the goal {title} today. When it gets hard, describe it for the radio: where you feel it, how strong. Sign off when it’s quieter.',
      learn:
        'Let’s have a quiz with one question. To {act}, write it on the front of a slip and answer it out loud. The book’s the referee. One round, then off.',
      relate:
        'Let’s have a secret word for today, one that fits any talk. To {act}, hold back all advice until they say it. They may never say it at all, and that’s a win.',
      recover:
        'Let’s report from the couch, live, for the radio. For the goal {title}, say what the weather’s like there and who’s bringing tea. Sign off when you’re comfortable. That goes on the log.',
    },
    twinByKind: {
      do_regularly:
        'Let’s call out the first move like a team on the radio. You want to {act}, so say it, say over, and do it. It’s harder to stall when you’ve announced it.',
    },
  },
  {
    text: 'Guess how long it takes, out loud. {when}, {then}, and only then look at the clock. We put both numbers in the note. Whoever guessed too high has earned a laugh.',
    twin: 'Guess how long the first small part of the goal {title} takes. {when}, do it, and only then look at the clock. Let’s put both numbers in the note and see who’s better.',
    byKind: {
      stop: 'Guess out loud how long the next urge will last. When the goal {title} gets hard, look at the clock until it’s over. Let’s put both in the note, your guess and the real number.',
      relate:
        'Guess what that person says first today, and write it down. To {act}, let’s listen for it. If you were right, tell them. If you weren’t, tell them that.',
      recover:
        'Guess how long you can lie down before somebody wants something. For the goal {title}, let’s find out now. If they come early, send them back with a smile.',
    },
    twinByKind: {
      finish:
        'Guess how many small pieces are left, then count them. To {act}, let’s do the smallest right away, so that your guess was wrong by one. It still goes on the log.',
      do_regularly:
        'Guess how long the first small part takes. To {act}, do it, and only then look at the clock. Let’s put both numbers in the note and see who’s better.',
    },
  },
  {
    text: 'What would somebody do who’s paid by the mark and not by the hour? Exactly this, and no more: {then}. {when}, let’s be that person. Then we put it on the log.',
    twin: 'What would a very slow, very calm worker do first on the goal {title}? {when}, let’s do just that, in their style. Nobody has to see it, and it goes on the log.',
    byKind: {
      relate:
        'What’s a question nobody asks that person? You set out to {act}, so let’s find one: first job, worst haircut, best soup. Ask it today, and let them tell the whole story.',
      recover:
        'What would a cat do about the goal {title}? It would find the warm spot, do very little, and take its time. Let’s copy that for a few minutes, and then log it.',
      stop: 'What would a bored doorman say to the urge? Not in here, pal. For the goal {title}, let’s say it out loud today, close a door, and get on with things.',
    },
    twinByKind: {
      do_regularly:
        'What would a very slow, very calm worker do first? To {act}, let’s do just that, in their style. Nobody has to see it, and it goes on the log.',
    },
  },
  {
    text: 'Beat the message: the next time your phone buzzes, we’re already done. {when}, {then}, before you look at anything. If the phone wins today, it’s a rematch tomorrow.',
    twin: 'Beat the kettle with a piece of the goal {title}. {when}, switch it on and do the first thing before it boils. Whoever wins, let’s log it and have something hot.',
    byKind: {
      stop: 'Beat the urge to the window. When the goal {title} gets hard, be there first and count red things until it’s quieter. Let’s call that a win, whatever the count.',
      relate:
        'Beat your own answer today: the first one that comes to you loses. You want to {act}, so let’s send the second one, a bit slower. One round is enough.',
      recover:
        'Beat nobody today. For the goal {title}, let’s sit beside the kettle until it clicks, and let it win. Then there’s something warm to take back to bed. That’s the whole race.',
    },
    twinByKind: {
      save: 'Beat the sale: put the thing in the cart, close the page, and go make tea. For the goal {title}, let’s see tomorrow whether you still remember what it was.',
      do_regularly:
        'Beat the kettle. To {act}, switch it on and do the first thing before it boils. Whoever wins, let’s log it and have something hot. That’s the day’s work.',
    },
  },
  {
    text: 'One round, no replay. {when}, {then}. If you’ve started before you thought of a reason not to, we win. If a reason shows up first, do the smallest bit, and it’s a draw.',
    twin: 'One round, no replay. {when}, do the first thing for the goal {title} before you’ve thought of a reason not to. If you manage, we win. Then the game’s over.',
    byKind: {
      finish:
        'One bad version, on purpose. You set out to {act}, so let’s make the next piece ugly, in a minute. Then fix one thing. It’s already more than there was.',
      learn:
        'One snail’s round. To {act}, let’s do one small piece slowly enough to be silly, without looking. Then do it once at normal speed, and put that on the log.',
      stop: 'One round against the urge. When the goal {title} gets hard, name things in the room by letter, from A on. Let’s see how far you get before it’s quieter.',
      relate:
        'One round of “after you.” You want to {act}, so let them pick the better chair, the station, or the pizza. Let’s not comment on the choice. Either way, check it off.',
    },
    twinByKind: {
      do_regularly:
        'One round, no replay. To {act}, do the first thing before you’ve thought of a reason not to. If you manage, we win. Then the game’s over. That’s the day’s work.',
    },
  },
  {
    text: 'Let’s swap one small thing today: the cup, the chair, or the route you take. Otherwise it stays the same: {when}, {then}. If it’s worse, we change it back tomorrow. If it’s better, it stays.',
    twin: 'Swap seats today. {when}, take a chair you never use and do a small part of the goal {title} from there. If it’s worse, go back tomorrow. If it’s better, let’s keep it.',
    byKind: {
      stop: 'Swap seats today. If there’s a chair where the goal {title} usually gets hard, let’s put a bag on it. Sit somewhere else, as far away as the room allows.',
      relate:
        'Swap jobs today. You want to {act}, so let them be the expert and you the beginner. Ask them to explain something they know. Let’s not correct a thing.',
      recover:
        'Swap seats today. For the goal {title}, let’s put a chair and a cushion by another window. Sit there for your rest, and go back tomorrow if it’s worse.',
    },
    twinByKind: {
      do_regularly:
        'Swap seats today. To {act}, take a chair you never use and do a small part from there. If it’s worse, go back tomorrow. If it’s better, let’s keep it.',
    },
  },
  {
    text: 'Let’s make it official: stamp, date, signature. {when}, {then}, then sign a slip for it as if it were a delivery. The signature may be terrible. The slip goes with today’s log.',
    twin: 'Let’s make it official for the goal {title}. {when}, do the first small part, then sign a slip for it as if it were a delivery. The signature may be terrible.',
    byKind: {
      stop: 'Let’s send the urge a bill. For the goal {title}, write down what the last round cost, with a date and a polite sentence. When it calls today, read the bill out loud.',
      relate:
        'Let’s make it official: you’re the reporter, and that person’s the star. You want to {act}, so ask short questions only, and write down the best line afterward. Then sign off.',
      recover:
        'Let’s make it official: a slip with today’s date that says off duty. For the goal {title}, sign it, and show it to whoever asks for something. Then lie down.',
    },
    twinByKind: {
      finish:
        'Let’s hold the shortest meeting there is. You set out to {act}, so stand up, say what’s next, say who does it, and adjourn. Then do it, since it’s you.',
      save: 'Let’s go shopping in your own drawers. For the goal {title}, find one forgotten thing and use it today as if it were new. Write down what you didn’t pay.',
      do_regularly:
        'Let’s make it official. To {act}, do the first small part, then sign a slip for it like a delivery. The signature may be terrible, and it still counts.',
    },
  },
  {
    text: 'Pretend we’re filming a how-to, very low budget. {when}, {then}, and say what you’re doing to the camera. No second take. If you’d have to laugh, leave it in.',
    twin: 'Pretend we’re filming a how-to about the goal {title}, very low budget. {when}, show the first thing and say what it’s called. No second take, and then let’s call it a day.',
    byKind: {
      stop: 'Pretend we’re filming how you get past the urge. For the goal {title}, when it gets hard, show the camera the way: up, door, water, window. No second take needed.',
      relate:
        'Pretend we’ve never met that person. You want to {act}, so let’s ask what you’d ask on a train: where from, which song. Then listen as if it were all new to you.',
    },
    twinByKind: {
      learn:
        'Pretend somebody’s paid you for a lesson. You want to {act}, so teach one small piece to a chair, out loud. Where you start to mumble, we’ve found today’s work.',
      reflect:
        'Pretend the room’s a museum and you’re the guard. You set out to {act}, so sit down, say nothing, and let nobody touch anything for a minute. Then let’s change shifts.',
      finish:
        'Pretend your work’s going to a stranger tomorrow. To {act}, let’s leave one piece so clear that they’d know what to do. Put a label on it, and hand it over.',
      do_regularly:
        'Pretend we’re filming a how-to, very low budget. To {act}, show the first thing and say what it’s called. No second take, and then let’s call it a day.',
    },
  },
]
