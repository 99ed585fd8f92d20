import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging after three days without a check-in. They leave open what was done, and end early. */
export const silentThreeMessages: readonly LibraryMessage[] = [
  {
    text: 'Three days without a check-in, and no harm in starting small. {when}, {then}, and no more than that. Nothing has to be made up for, and the day may be an easy one.',
    twin: 'Three days without a check-in, and no harm in starting small. For the goal {title}, one thing that takes you a minute is enough today. You can put it down after that.',
    twinByKind: {
      finish:
        'Three days without a check-in, and no harm in starting small. To {act}, look today at the last thing you did. If you like, add a little to it. You can put it down after that.',
      stop: 'Three days without a check-in, and no harm in starting small. For the goal {title}, only the next urge counts. Go to another room when it comes, and wait there for a minute. That is enough.',
      relate:
        'Three days without a check-in, and no harm in starting small. To {act}, send them one line today, about something they told you. You can leave it at that, whatever they answer.',
    },
  },
  {
    text: 'It has been quiet here for three days, and perhaps not where you are. If things went on without the log, you can simply check in. If not, one easy minute for the goal {title} is plenty today.',
    byKind: {
      finish:
        'It has been quiet here for three days, and perhaps not where you are. If things went on without the log, check in. If not, add one small visible thing today to {act}.',
      relate:
        'It has been quiet here for three days, and perhaps not where you are. If you have been in touch, simply check in. If not, one line to them is plenty today to {act}.',
    },
  },
  {
    text: 'You named what might get in the way: {obstacle}. Perhaps it did, these three days, and perhaps it was something else. Your plan is still there: {then}. Once is enough today, and then you are done.',
    byKind: {
      recover:
        'You named what might get in the way: {obstacle}. Perhaps it did, these three days. If it is there today, you can rest, and tell it to a doctor or a therapist. If not, one easy minute is enough.',
    },
    twin: 'Something may have been in the way these three days, and only you can say what. For the goal {title}, move one thing aside today, so that tomorrow is easier. Then you are done.',
    twinByKind: {
      finish:
        'Something may have been in the way these three days, and only you can say what. To {act}, write that down, and below it the next small thing. Do a minute of that, and you are done.',
    },
  },
  {
    text: 'The last three days have no mark, and they can stay as they are. Today only needs what you planned: {then}. You can do more if you like, and you do not have to.',
    twin: 'The last three days have no mark, and they can stay as they are. Today only needs a beginning for the goal {title}, the smallest you can find. You can do more, and you do not have to.',
    twinByKind: {
      learn:
        'The last three days have no mark, and they can stay as they are. To {act}, say one thing today that has stayed in your head. You can do more, and you do not have to.',
      relate:
        'The last three days have no mark, and they can stay as they are. To {act}, ask one question today, in passing. You can stay longer, and you do not have to.',
    },
  },
  {
    text: 'You have not checked in for three days, and you do not have to explain them. Pick the thing for the goal {title} that you mind least. Do a little of that before you sit down. That is enough for {weekday}.',
    byKind: {
      finish:
        'You have not checked in for three days, and you do not have to explain them. To {act}, do the dullest small piece before you sit down, a label or a number. That is enough for {weekday}.',
      stop: 'You have not checked in for three days, and you do not have to explain them. For the goal {title}, put something for your hands where the urge finds you. That is enough for {weekday}.',
    },
  },
  {
    text: 'Three quiet days can mean a full week, a tired one, or only a forgotten button. You know which. {when}, you can {then}, and let that be all for today.',
    twin: 'Three quiet days can mean a full week, a tired one, or only a forgotten button. You know which. For the goal {title}, do one thing slowly today, and let that be all.',
    twinByKind: {
      finish:
        'Three quiet days can mean a full week, a tired one, or only a forgotten button. You know which. To {act}, close one small gap today, slowly, and let that be all.',
      stop: 'Three quiet days can mean a full week, a tired one, or only a forgotten button. You know which. For the goal {title}, put one thing out of reach today, and let that be all.',
    },
  },
  {
    text: 'Here is an easy way in after three days without a check-in. Set out one thing for the goal {title}, and leave it where you will see it. You can decide tomorrow what to do with it.',
    byKind: {
      finish:
        'Here is an easy way in after three days without a check-in. To {act}, lay the unfinished piece open in the middle of the table. You can see tomorrow whether you want to go on.',
      learn:
        'Here is an easy way in after three days without a check-in. To {act}, put one small piece of it by the kettle. You can try it from memory tomorrow, while the water gets hot.',
    },
  },
  {
    text: 'No check-in for three days, so today may be short. Your own plan says where to begin: {when}, {then}. Check in after it, and let that be all for today.',
    twin: 'No check-in for three days, so today may be short. For the goal {title}, do only what fits while the kettle is on. Then have the tea, and let that be enough.',
    twinByKind: {
      finish:
        'No check-in for three days, so today may be short. To {act}, do only what fits while the kettle is on: a name, a number, a line. Then have the tea, and let that be enough.',
    },
  },
  {
    text: 'The log has three empty lines, and you do not have to explain them. For the goal {title}, do something very small today. Check in afterward, and the next line has a mark.',
    byKind: {
      relate:
        'The log has three empty lines, and you do not have to explain them. To {act}, ask one question today and wait for the whole answer. Check in afterward, and the next line has a mark.',
      finish:
        'The log has three empty lines, and you do not have to explain them. To {act}, write one message today that moves it on, and send it. Then the next line has a mark.',
    },
  },
  {
    text: 'After three days without a check-in, the first minute is the awkward one. You know already what to do in it, because you planned it: {when}, {then}. Nothing has to follow it.',
    twin: 'After three days without a check-in, the first minute is the awkward one. You can make it easier now. Lay out one thing that helps the goal {title}, and look at it for a moment. You may stop there.',
    twinByKind: {
      relate:
        'After three days without a check-in, the first minute is the awkward one. To {act}, begin with something easy: the weather, their dinner, or an old joke. You may stop right after that.',
    },
  },
  {
    text: 'Nothing has piled up in these three days without a check-in. Today has the same size as any other day, and you can make it smaller. {when}, only do this: {then}. The end can come early.',
    twin: 'Nothing has piled up in these three days without a check-in. The goal {title} is the same size as before, and today’s part can be smaller. One easy thing will do, with an early end.',
    twinByKind: {
      finish:
        'Nothing has piled up in these three days without a check-in. To {act}, the next thing is still the same, and today it can be halved. Do the first half, with an early end.',
      learn:
        'Nothing has piled up in these three days without a check-in. To {act}, take one thing that you knew before, and see whether it is still there. One try will do, with an early end.',
    },
  },
  {
    text: 'You may have been busy, or tired, or quietly doing it anyway these three days. All of that is allowed. Today you can take one small thing for the goal {title}, the kind you could do in your slippers.',
    byKind: {
      learn:
        'You may have been busy, or tired, or quietly doing it anyway these three days. All of that is allowed. To {act}, say one thing from memory today, in your slippers if you like.',
    },
  },
]

/** Messages of Kind & Encouraging after a week without a check-in. They name that a goal can be changed. */
export const silentSevenMessages: readonly LibraryMessage[] = [
  {
    text: 'It has been a week without a check-in. A goal that no longer fits can be changed: its size, its hour, its plan. If you want to go on as it is, you wrote why: {why}. One small thing is enough today.',
    twin: 'It has been a week without a check-in. If the goal {title} no longer fits, you can change its size, its hour, or its plan. If it still does, one small thing is enough today.',
  },
  {
    text: 'A week went by without a check-in, and only you know what it was like. Would a smaller version of the goal {title} suit the weeks you have now? You can write it down, and that can be all for today.',
  },
  {
    text: 'Seven days without a mark are a good moment to look at the plan once more. This is what you wrote: {plan} If that time no longer suits you, you can choose another. That alone is enough for today.',
    twin: 'Seven days without a mark are a good moment to look at the goal {title} once more. Perhaps its hour no longer suits your days. You can choose another one, and that alone is enough for today.',
  },
  {
    text: 'Your days may have changed in this week without a check-in. The goal {title} can change as well. You can make it smaller, move its hour, or keep it and do one easy thing for it today.',
  },
  {
    text: 'There has been no check-in for a week. It does not have to mean anything. You once wrote: {why}. If that is still so, do the smallest thing for it today. If it has changed, you can change the goal.',
    twin: 'There has been no check-in for a week. It does not have to mean anything. If the goal {title} is still yours, do the smallest thing for it today. If something has changed, you can change the goal as well.',
  },
  {
    text: 'A quiet week may mean that something was too large. If so, you can halve it on the goal’s page, and nobody will mind. If it was only a full week, begin here: {then}. Once is enough.',
    twin: 'A quiet week may mean that something was too large. If so, you can make the goal {title} smaller, and nobody will mind. If it was only a full week, one easy minute for it counts today.',
  },
  {
    text: 'You do not owe this page a week of check-ins. What would help you now, a smaller goal, a later hour, or just a gentle start? For the goal {title}, you can pick one of those today, and no more.',
  },
  {
    text: 'After seven days, your plan may no longer suit you. You can keep it, or write a new one that suits you better. If you keep it, only this matters today: {then}. The rest of it can wait.',
    twin: 'After seven days, the hour or the size may no longer suit you. For the goal {title}, you can choose another one that does. If you keep it as it is, only the very start matters today.',
  },
  {
    text: 'You wrote what might get in the way: {obstacle}. If it has been there all week, this goal may need another moment, and you can give it one. If not, take one small step today and stop.',
    twin: 'If the same thing stood in the way all week, the goal {title} may have the wrong hour. You can give it another one. If it was only a busy week, take one small step today and stop.',
  },
  {
    text: 'The log has been quiet for a week, and you may have liked the quiet. If you would rather have the goal {title} in a lighter form, you can change it today. If not, begin with one easy minute of it.',
  },
  {
    text: 'A week without a check-in leaves you free to choose. You can keep the goal {title}, make it smaller, or set it down for now. If you keep it, set one thing out today. That is already a beginning.',
  },
  {
    text: 'Before anything else, nobody is counting against you. It has been a week without a check-in, and the plan may need a new size. If it still fits, it starts like this: {then}. Only that much, and only today.',
    twin: 'Before anything else, nobody is counting against you. It has been a week without a check-in, and the goal {title} may need a new size. If the old one still fits, one small thing is enough today.',
  },
]

/** Messages of Kind & Encouraging after two weeks without a check-in: keep the goal, make it smaller, or close it. */
export const silentFourteenMessages: readonly LibraryMessage[] = [
  {
    text: 'Two weeks without a check-in. You can keep the goal {title} as it is, make it smaller, or close it. Each of these is a fair answer, and you only have to find the one that feels lighter.',
  },
  {
    text: 'It has been two weeks, and perhaps all is going well without this page. If so, you can close the goal and be glad of it. If not, pick one day of this week and begin like this: {then}.',
    twin: 'It has been two weeks, and perhaps all is going well without this page. If so, you can close the goal {title} and be glad of it. If not, pick one day of this week for a small start.',
  },
  {
    text: 'You have not checked in for two weeks, and you may have had good reasons. You once wrote: {why}. If that still matters, make the goal as small as you need. If it has passed, you can close it.',
    twin: 'You have not checked in for two weeks, and you may have had good reasons. If the goal {title} still matters, make it as small as you need. If its time has passed, you can close it.',
  },
  {
    text: 'Some goals belong to a season, and two quiet weeks may be a sign of that. You can pause the goal {title}, shrink it, or keep it. Say out loud which one it is. That is enough for today.',
  },
  {
    text: 'Two weeks is a long pause, and you are not late for anything. If you want to go on, choose a single day this week for the goal {title}. The other days can stay free. Closing it is fine too.',
  },
  {
    text: 'Is the goal {title} still one you would choose today? After two weeks without a check-in, you can simply answer that. If yes, one small thing is enough. If no, you can close it with a good conscience.',
  },
  {
    text: 'The log has been still for two weeks. You may keep your plan, and then it starts small: {then}. You may also give it another hour, or set the goal aside. You need only choose, and there is no hurry.',
    twin: 'The log has been still for two weeks. You may keep the goal {title} and start small, give it another hour, or set it aside. You need only choose, and there is no hurry.',
  },
  {
    text: 'After two weeks you know how your days go without this. If you want the goal {title} back, you can begin with a smaller version. If your days are fine without it, you can close it.',
  },
  {
    text: 'No check-in for two weeks, and nothing here has expired. The goal {title} can wait in a smaller form, start over on one day you choose, or end. Whichever you pick is fine.',
  },
  {
    text: 'Two weeks have gone by since the last check-in, and your days may look different now. You can fit the goal {title} to them. You can also let it go. Either is all right.',
  },
  {
    text: 'If two quiet weeks trouble you, you can stop counting them. Nothing has to be made up for. Then choose for the goal {title}: the same, smaller, or closed. Do one easy thing only if you keep it.',
  },
  {
    text: 'You named what was hard: {obstacle}. After two weeks without a check-in, it may be time to change the goal so that this comes up less. You can also keep it, or close it. All of these are fine.',
    twin: 'Two weeks without a check-in may say that something about the goal {title} was too hard as it stood. You can change that part, keep it as it is, or close it. All of these are fine.',
  },
]
