import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'No check-in yesterday, and you have kept {kept} all the same. Nothing has to be made up for. Today only needs the start of what you planned: {then}. The first move is enough.',
    twin: 'No check-in yesterday, and nothing has to be made up for. Today the goal {title} may ask for less than usual: one small thing that takes a minute. Then you can check in.',
    twinByKind: {
      finish:
        'No check-in yesterday, and nothing has to be made up for. You wanted to {act}, so look at it once today and do one thing that takes a minute. Then you can check in.',
      stop: 'No check-in yesterday, and nothing has to be made up for. For the goal {title}, only the next urge counts today. Get up when it comes, and you can check in.',
      relate:
        'No check-in yesterday, and nothing has to be made up for. To {act}, one line to them is enough today. You can check in when it is sent.',
    },
  },
  {
    text: 'Yesterday has no mark, and it can stay like that. Today only needs this: {then}, or only the first part of it. You can stop there and still call it a day.',
    twin: 'Yesterday has no mark, and it can stay like that. Today the goal {title} only needs something small, a minute or so. You can stop right after it and still call it a day.',
    twinByKind: {
      finish:
        'Yesterday has no mark, and it can stay like that. To {act}, write down today what comes next, in a line. You can stop right after it and still call it a day.',
      stop: 'Yesterday has no mark, and it can stay like that. For the goal {title}, open a window at the next urge and stand there until it is weaker. Once is enough for a day.',
    },
  },
  {
    text: 'One day without a check-in tells you very little, and you have kept {kept}. Today could be the easiest of them all: {then}, with an early end.',
    twin: 'One day without a check-in tells you very little about the goal {title}. Today could be an easy one: the thing you mind least, only shorter, with an early end.',
    twinByKind: {
      learn:
        'One day without a check-in tells you very little. To {act}, say one thing today that you still know without looking. That is an easy day, with an early end.',
      relate:
        'One day without a check-in tells you very little. To {act}, ask one small question today and hear the answer. That is an easy day, with an early end.',
      stop: 'One day without a check-in tells you very little. For the goal {title}, put a glass of water where the urge usually comes. That is an easy day.',
    },
  },
  {
    text: 'Yesterday’s box is empty, and nobody will ask about it here. You can make today easier now: move one thing that gets in the way. Then, without hurry, {then}.',
    twin: 'Yesterday’s box is empty, and nobody will ask about it here. For the goal {title}, try only the first minute today. The rest of it can wait until tomorrow.',
    twinByKind: {
      finish:
        'Yesterday’s box is empty, and nobody will ask about it here. To {act}, lay the next piece open on the table today. You can add to it if you like.',
      reflect:
        'Yesterday’s box is empty, and nobody will ask about it here. To {act}, switch off one sound today and sit for a breath. The rest can come tomorrow.',
    },
  },
  {
    text: 'You did not check in yesterday, whatever the day was like. Today the beginning of your plan is enough: {then}. You can check in right after it, and you are on the way.',
    twin: 'You did not check in yesterday, whatever the day was like. For the goal {title}, do the part today that needs no preparing. It is enough to be on the way.',
    twinByKind: {
      finish:
        'You did not check in yesterday, whatever the day was like. To {act}, do the one part today that needs no preparing, a call or a name.',
      stop: 'You did not check in yesterday, whatever the day was like. For the goal {title}, settle now on one room for the next urge. Going there once is enough.',
      save: 'You did not check in yesterday, whatever the day was like. For the goal {title}, look at one sum today and write it down. That is enough to be on the way.',
    },
  },
  {
    text: 'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. Today a start on your own plan is plenty: {when}, {then}.',
    twin: 'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. For the goal {title}, one short thing will do today.',
    twinByKind: {
      finish:
        'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. To {act}, one piece that needs no thinking will do today.',
      relate:
        'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. To {act}, one question in passing will do today.',
      stop: 'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. For the goal {title}, a glass of water at the next urge will do.',
    },
  },
  {
    text: 'Before you think about yesterday for long: you have kept {kept}, and that does not change. Today you only have to begin: {then}. The first part of it counts in full.',
    twin: 'You do not have to think about yesterday for long. Do one small thing for the goal {title} today, and do it slowly. It counts in full, and then you can check in.',
    twinByKind: {
      learn:
        'You do not have to think about yesterday for long. To {act}, take the smallest piece you know and do it once, slowly. It counts in full, and you can check in.',
      relate:
        'You do not have to think about yesterday for long. To {act}, sit with them for a moment today, or send them one line. It counts in full.',
      recover:
        'You do not have to think about yesterday for long. For the goal {title}, do only what is easy today, and sit down. It counts in full, and you can check in.',
    },
  },
  {
    text: 'Yesterday stayed blank, and it may stay so. Today you can take the easy way in: {then}. Take your time with the first part, and leave out the rest. It counts in full.',
    twin: 'Yesterday stayed blank, and it may stay so. For the goal {title}, you can take the easy way in today: one small thing, and then a chair. It counts in full.',
    twinByKind: {
      finish:
        'Yesterday stayed blank, and it may stay so. To {act}, you can look at the last thing you did, and mark where it goes on. It is the easy way in, and it counts in full.',
      relate:
        'Yesterday stayed blank, and it may stay so. To {act}, you can take the easy way in today: sit down near them, and let them begin. It counts in full.',
    },
  },
  {
    text: 'A day went by without a check-in, and today asks for less because of that, not for more. {when}, {then}, or only the beginning of it. You do not have to add anything.',
    twin: 'A day went by without a check-in, and today asks for less because of that, not for more. For the goal {title}, one easy minute is plenty. You can pick which one.',
    twinByKind: {
      finish:
        'A day went by without a check-in, and today asks for less because of that, not for more. To {act}, close one open end that takes a minute.',
      stop: 'A day went by without a check-in, and today asks for less because of that, not for more. For the goal {title}, wait through one minute in another room.',
      relate:
        'A day went by without a check-in, and today asks for less because of that, not for more. To {act}, let them finish one sentence. It may be short.',
    },
  },
  {
    text: 'Nothing was marked yesterday. You do not have to find out why. Say the first move of your plan out loud now, and it is half begun: {then}. You can stop soon after it.',
    twin: 'Nothing was marked yesterday. You do not have to find out why. Only make today easy for the goal {title}: one small thing, and no other. It can hardly go wrong.',
    twinByKind: {
      learn:
        'Nothing was marked yesterday, and you do not have to find out why. To {act}, go over one thing you almost know, once. It can hardly go wrong.',
      finish:
        'Nothing was marked yesterday, and you do not have to find out why. To {act}, write down what comes next, and do its first bit. It can hardly go wrong.',
    },
  },
  {
    text: 'You did not check in yesterday. You can leave that as it is. {when}, {then}. If that is too much today, just the beginning of it counts, too.',
    twin: 'You did not check in yesterday. If you are still thinking about it, you can begin all the same. Do only a little for the goal {title}, and check in when you have.',
    twinByKind: {
      stop: 'You did not check in yesterday. If you are still thinking about it, you can begin all the same. For the goal {title}, move one thing out of reach today.',
      relate:
        'You did not check in yesterday. If you are still thinking about it, you can begin all the same. To {act}, ask them how their day was, and listen.',
    },
  },
  {
    text: 'Yesterday’s check-in is missing, and only you know what the day held. For today, the first move of your plan is enough: {when}, {then}. After it, you can check in and rest.',
    twin: 'Yesterday’s check-in is missing, and only you know what the day held. For today there is a small plan: a minute for the goal {title}, and something warm to drink after it.',
    twinByKind: {
      learn:
        'Yesterday’s check-in is missing, and only you know what the day held. To {act}, go through one old piece today while the kettle is on, and have something warm after it.',
      finish:
        'Yesterday’s check-in is missing, and only you know what the day held. To {act}, put one name on the list today, and have something warm after it. It is enough.',
    },
  },
  {
    text: 'You can begin on any day and in any mood. There was no check-in yesterday, and today may have a small one. Only the start is asked of you: {then}.',
    twin: 'You are allowed to begin on any day and in any mood. No check-in yesterday, a small one today. Only one small thing for the goal {title} is asked of you.',
    twinByKind: {
      finish:
        'You are allowed to begin on any day and in any mood. No check-in yesterday, a small one today. To {act}, add one thing that can be seen. You can do it slowly.',
      learn:
        'You are allowed to begin on any day and in any mood. No check-in yesterday, a small one today. To {act}, write down one thing from memory, with its gaps.',
      reflect:
        'You are allowed to begin on any day and in any mood. No check-in yesterday, a small one today. To {act}, sit down without the phone for a few breaths.',
    },
  },
  {
    text: 'How little is enough today? The beginning of what you planned: {when}, {then}. After a day without a check-in, that is a good size.',
    twin: 'How small could today be for the goal {title}? Perhaps one thing that takes a minute and no longer. After a day without a check-in, that is a good size, and you can stop there.',
    twinByKind: {
      finish:
        'How small could today be? To {act}, perhaps one number looked up or one thing signed. After a day without a check-in, that is a good size, and you can stop there.',
      relate:
        'How small could today be? To {act}, perhaps one look up from the screen when they speak. After a day without a check-in, that is a good size, and you can stop there.',
    },
  },
  {
    text: 'It is only one day. The log has {kept} beside it. Today you can do what you did on those, only shorter: {then}. Stop while it is easy.',
    twin: 'It is only one day without a check-in. For the goal {title}, you can do one easy thing today, and stop while it is still easy. That is all it takes to be back.',
    twinByKind: {
      finish:
        'It is only one day without a check-in. To {act}, ask one person one short question today, or send one reminder. That is all it takes to be back.',
      stop: 'It is only one day without a check-in. For the goal {title}, hold a cup with both hands when the urge comes today. That is all it takes to be back.',
    },
  },
  {
    text: 'Yesterday is over, and it has no mark. Today you only have to start what you planned: {then}. A start is what you would ask of a tired friend, and it is enough.',
    twin: 'Yesterday is over, and it has no mark. For the goal {title}, ask no more of yourself today than you would ask of a tired friend. A minute is enough.',
    twinByKind: {
      learn:
        'Yesterday is over, and it has no mark. To {act}, ask no more of yourself today than one thing said or done without looking. A minute is enough.',
      relate:
        'Yesterday is over, and it has no mark. To {act}, be as easy with yourself as with a tired friend. One kind sentence to them is enough.',
    },
  },
  {
    text: 'If you want to come back today, begin as you planned it yourself: {then}. What comes after that may be short. A day without a check-in does not make the next one longer.',
    twin: 'If you want to come back today, do one small thing for the goal {title}. A minute of it is enough, even if you could do more. Then check in, and you are back.',
    twinByKind: {
      finish:
        'If you want to come back today, go back to where you stopped. To {act}, one small change is enough, even if you could do more. Then check in, and you are back.',
      stop: 'If you want to come back today, wait through one urge. For the goal {title}, one is enough, even if there are others. Then check in, and you are back.',
      save: 'If you want to come back today, open one letter. For the goal {title}, its date and its sum are enough. Then check in, and you are back.',
    },
  },
  {
    text: 'Some days end before anybody has checked in, and yesterday did. Today you can keep your part small: {then}. Make a start at the first chance, and then you are done.',
    twin: 'Some days end before anybody has checked in, and yesterday did. Today you can do something very small for the goal {title}. Do it at the first chance, and then you are done.',
    twinByKind: {
      learn:
        'Some days end before anybody has checked in, and yesterday did. To {act}, say one thing from memory today, at the first chance. Then you are done.',
      stop: 'Some days end before anybody has checked in, and yesterday did. For the goal {title}, get up and take another seat at the next urge. Then you are done.',
    },
  },
  {
    text: 'No mark for yesterday, no reproach for it either. You do not have to do all that you planned today: {then}. Do only the part of it that you mind least.',
    twin: 'No mark for yesterday, no reproach for it either. Think of one small thing for the goal {title}, and if it still looks large, make it smaller. What is left is enough.',
    twinByKind: {
      finish:
        'No mark for yesterday, no reproach for it either. To {act}, pick one small piece, and if it still looks large, halve it. What is left is enough.',
      relate:
        'No mark for yesterday, no reproach for it either. To {act}, think of one question for that person. If it still looks large, only send a greeting.',
    },
  },
  {
    text: 'After a day without a check-in, it is enough to begin. {when}, {then}, and let that be all. You can check in for that much.',
    twin: 'After a day without a check-in, it is enough to begin. For the goal {title}, a single movement will do, and then you may stop. You can check in for that much.',
    twinByKind: {
      finish:
        'After a day without a check-in, it is enough to begin. To {act}, find the place where you left off, and then you may stop. You can check in for that much.',
      reflect:
        'After a day without a check-in, it is enough to begin. To {act}, sit down where you usually sit, and then you may stop. You can check in for that much.',
    },
  },
  {
    text: 'You do not owe yesterday to anyone. You have kept {kept}, and today may be the next easy one. Lay out what you need, begin to {then}, and let that be enough.',
    twin: 'You do not owe yesterday to anyone. For the goal {title}, today may simply be the next easy day. Set one thing out, and then see whether you feel like the first minute.',
    twinByKind: {
      finish:
        'You do not owe yesterday to anyone. To {act}, set the next thing out on the table today. Then see whether you feel like its first minute.',
      stop: 'You do not owe yesterday to anyone. For the goal {title}, put something for your hands where the urge usually comes. You can hold it today, and that is all.',
    },
  },
  {
    text: 'Be kind to yourself after a day without a check-in, and make it easy. {then}, with as little effort as you can, and mark the day. A beginning will do.',
    twin: 'Be kind to yourself after a day without a check-in, and make it easy. For the goal {title}, go only as far as you can without an effort, and then mark the day.',
    twinByKind: {
      relate:
        'Be kind to yourself after a day without a check-in, and make it easy. To {act}, send a greeting without any news in it, and then mark the day.',
      finish:
        'Be kind to yourself after a day without a check-in, and make it easy. To {act}, cross out one part today that can be left out, and then mark the day.',
    },
  },
  {
    text: 'There may be a gap of one day in the log, and it does no harm. {when}, {then}, and be done early. You can rest after that.',
    twin: 'There may be a gap of one day in the log, and it does no harm. Do one short thing for the goal {title} today, and be done early. You can rest after that.',
    twinByKind: {
      learn:
        'There may be a gap of one day in the log, and it does no harm. To {act}, try one old piece from memory today, and be done early.',
      relate:
        'There may be a gap of one day in the log, and it does no harm. To {act}, call or ask once today, for a minute. You can rest after that.',
    },
  },
  {
    text: 'Yesterday had no check-in, and that is all there is to say about it. Today has a short plan: {when}, {then}, the first part only, and then be done with it.',
    twin: 'Yesterday had no check-in, and that is all there is to say about it. Today can be shorter than usual. It only needs one small thing for the goal {title}, and an early end.',
    twinByKind: {
      finish:
        'Yesterday had no check-in, and that is all there is to say about it. To {act}, today only needs one thing that can be seen, and an early end.',
      stop: 'Yesterday had no check-in, and that is all there is to say about it. For the goal {title}, today only needs one hard minute in another room, and an early end.',
    },
  },
]
