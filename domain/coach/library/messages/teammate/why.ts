import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Teammate that lead with the reason, quoted (TEXT-14). */
export const whyMessages: readonly LibraryMessage[] = [
  {
    text: 'You wrote what the goal’s for: {why}. You don’t have to feel it every day. Let’s do the part you planned, and that’s enough for today: {then}.',
    twin: 'One word on a slip: what would be better with the goal {title} done? Let’s put the slip next to the first thing you’ll use. {when}, read it, use the thing, check it off.',
    twinByKind: {
      finish:
        'You set out to {act}. What will you do first, the day after it’s done? Let’s write that at the top of the list, and do one small job below it.',
      stop: 'One thing comes back to you without {urge}: time, money, or a clear head. Which do you want first? Let’s write it on a slip and read it when the urge comes, before anything else.',
      relate:
        'One word on a slip: what would you miss about that person? You want to {act}, so let’s tell them, or ask for it again today. Small is fine.',
      do_regularly:
        'One word on a slip: what gets better for you if you {act}? Let’s put the slip next to the first thing you’ll use. Read it, use the thing, check it off.',
    },
  },
  {
    text: 'When you set the goal, you wrote {why}. On a full day, let’s check the list against your words. One line has to be there: {then}. It goes first.',
    twin: 'On a full day, let’s check the list against the goal {title}. Which item would still matter to you next week? {when}, do the first bit of that one, and stop there.',
    twinByKind: {
      relate:
        'On a full day, people get what’s left. To {act}, let’s give them the first few minutes for once. One call or one question before the list, and then we check it off.',
      learn:
        'On a full day, let’s learn only what gets used. You want to {act}, so where will you need it first? Take one small bit for that place, and try it from memory.',
      stop: 'On a full day, let’s keep one line for this: what gets better without it. For the goal {title}, write that line on the list, and read it when the urge comes.',
      do_regularly:
        'On a full day, let’s check the list. You want to {act}, so which item would still matter next week? Do the first bit of that one, and stop there.',
    },
  },
  {
    text: 'Here’s your reason, as you left it: {why}. Let’s keep it next to the plan: {then}. Put both on one card, and leave the card where you’ll be at that moment.',
    twin: 'Let’s write what the goal {title} is for on a card, in words you’d say out loud. Put the card with the things you use for it. {when}, take the top thing and use it.',
    twinByKind: {
      save: 'Let’s give the money a name. For the goal {title}, write on an envelope what it’s for. Put the next receipt, coin, or slip into it, and stand it where you pay bills.',
      finish:
        'Let’s tell somebody what the goal’s for. You set out to {act}, so say in one sentence what comes after. Then show them one small piece that’s done, and do the next one.',
      stop: 'Your reason belongs where the urge is, so let’s take it there. For the goal {title}, write it on a card in your own words. Lay the card on the thing you’d reach for.',
      relate:
        'Let’s put their name on the card, not the goal. You want to {act}, so write below it what they like. Do the cheapest thing on the card today.',
      do_regularly:
        'Let’s write what the goal’s for on a card, in words you’d say out loud. You want to {act}, so put the card with the things you use. Take the top one.',
    },
  },
  {
    text: 'In your own words: {why}. Today we get a little closer with your plan. {when}, {then}, and when it’s done, we put it on the log.',
    twin: 'Nobody else has to hear the reason for the goal {title}, so let’s use the true one. Say it quietly once. {when}, do one small piece with that in your ear.',
    twinByKind: {
      stop: 'Nobody else sees what it costs you, so let’s write it down once. For the goal {title}, put one sum, one hour, or one mood on a slip. Keep it where your hand goes.',
      reflect:
        'Nobody’s watching, and you don’t have to produce anything. To {act}, let’s take a minute that nobody else gets. Phone away, door shut, and sit down somewhere. That’s today’s share, and it’s enough.',
      relate:
        'Nobody else has to hear why, so let’s skip the long talk. To {act}, pick the hour with them that used to be good, and bring back a little.',
      do_regularly:
        'Nobody else has to hear the reason, so let’s use the true one. Say it quietly once. You want to {act}, so do one small piece with that in your ear.',
    },
  },
  {
    text: 'Let’s say this out loud once: {why}. Nobody has to hear it. Then we get on with it. {when}, {then}, and after that it’s checked off for today.',
    twin: 'Some parts of the goal {title} only you can do. Let’s start with a minute of that kind. {when}, pick the one nobody could do for you, and leave the others on the list.',
    twinByKind: {
      finish:
        'Some jobs only you can do, and some anyone could. You want to {act}, so let’s hand over one small thing today and do one of yours. Start with yours.',
      relate:
        'Some things only you know about that person. You set out to {act}, so let’s use one: a story, a joke, a favorite song. Bring it up today, and listen to what comes.',
      stop: 'Some of those minutes belong to people you like. For the goal {title}, let’s give one of them the next urge. When it comes, send that person a line first.',
      do_regularly:
        'Some parts only you can do. To {act}, let’s start with a minute of that kind, and leave the others on the list. Somebody else may even take one.',
    },
  },
  {
    text: 'Between errands, your reason can get lost: {why}. So it gets one line on today’s list, between ordinary ones: {then}. We check that off like the others, and then the list goes on.',
    twin: 'Between errands, the goal {title} can get forgotten. Let’s put it on the list for {weekday}, between ordinary lines. Write one verb next to it. {when}, do the verb and check it off.',
    twinByKind: {
      recover:
        'Between other things, this can get forgotten: you’re allowed to go slowly. For the goal {title}, let’s put a rest on today’s list, with an hour beside it. It gets a mark too.',
      learn:
        'Between errands, there are small waits. To {act}, let’s use one of them to say a piece from memory. You need no book for that, and nobody sees you practice.',
      stop: 'Between errands, the urge sneaks in. For the goal {title}, let’s put one word on the phone, for what you want instead. Read it before you do anything else there.',
      relate:
        'Between errands, people slip off the list. To {act}, let’s put one name on it for {weekday}, with a verb: call, ask, or sit. Check it off like the others.',
      do_regularly:
        'Between errands, a plan can get forgotten. You want to {act}, so let’s put that on the list for {weekday}, between ordinary lines. Write one verb for it, do the verb, check it off.',
    },
  },
  {
    text: 'Let’s check your own line once: {why}. Is it still right? If it is, we stick to the plan: {then}. If it isn’t, write a new line, and that’s today’s work.',
    twin: 'Is the goal {title} still what you want, at this size? If it is, let’s do one small thing for it today. If it isn’t, change the words, and that’s today’s work.',
    twinByKind: {
      save: 'Is there one thing you’re looking forward to paying for? Write it on the next bill for the goal {title}, in pencil. Then let’s read the sum on that bill, and file it.',
      stop: 'Is there something better to do with those minutes? Let’s pick one thing for the goal {title} and lay it out where it usually gets hard. When it starts, begin with that.',
      relate:
        'Is it still what they want, too? You set out to {act}, so let’s ask whether it’s a call, a visit, or some quiet. Whatever they say is the plan for next time.',
      do_regularly:
        'Is it still the plan to {act}, at this size? If it is, let’s do one small thing for it today. If it isn’t, change the words, and that’s today’s work.',
    },
  },
  {
    text: 'When you had time to think, you wrote {why}. If there’s no time today, we don’t need anything new. The plan is still good: {then}. Do that, and log it.',
    twin: 'You set the goal {title} when you had time to think. If there’s no time today, let’s do what you had in mind first. {when}, do the smallest piece of it, and log that.',
    twinByKind: {
      finish:
        'You had a picture of it done when you set out to {act}. Let’s take one corner of that picture and make it real today: one thing that can be seen. Small is fine.',
      relate:
        'You had one person in mind when you set out to {act}. Let’s do one thing today that they’d notice: a call at a good time, or a question. We don’t mention the goal.',
      stop: 'You set the goal {title} in a quiet moment, and the urge comes in a loud one. Let’s save a bit of the quiet: one line from you to you, in your pocket.',
      do_regularly:
        'You had time to think when you set out to {act}. If there’s no time today, let’s do what you had in mind first. Do the smallest piece of it, and log that.',
    },
  },
]
