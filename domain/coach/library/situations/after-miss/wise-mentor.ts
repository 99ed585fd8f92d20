import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Wise Mentor for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'A day without a check-in is an event, and it is over. Today matters more, and it asks very little of you. Choose only to begin what you planned: {then}.',
    twinByKind: {
      finish:
        'A day without a check-in is an event, and it is over. Today asks very little of you. To {act}, choose one short message that has to be sent, and send it.',
      stop: 'A day without a check-in is an event, and it is over. Today asks for one decision: where you will be when {urge} comes to mind. Choose the place now.',
    },
    twin: 'A day without a check-in is an event, and it is over. Today asks for one decision. Choose the first thing you need for the goal {title}, pick it up, and leave the rest.',
  },
  {
    text: 'Leave yesterday as it is, without a mark and without a reason. {when}, {then}. Doing that once, without hurry, is enough today. Leave everything else for tomorrow.',
    twinByKind: {
      finish:
        'Leave yesterday as it is, without a reason. To {act}, choose one paper, page, or list today, open it, and add a single line. Decide afterward whether a second follows.',
      stop: 'Leave yesterday as it is, without a reason. Choose one thing that {urge} needs, and carry it out of the room. Decide tomorrow whether it may come back.',
      learn:
        'Leave yesterday as it is, without a reason. To {act}, write down one thing that you remember from last time, and check it. Decide afterward whether you want to go on.',
    },
    twin: 'Leave yesterday as it is, without a mark and without a reason. Choose one thing that the goal {title} needs, take it out, and begin with it for a minute.',
  },
  {
    text: 'You have kept {kept}, and one day without a mark says little. To {act}, choose the usual place today and one easy piece. Leave any conclusion until the week is over.',
    byKind: {
      stop: 'You have kept {kept}, and one day without a mark says little. Choose the hour in which {urge} is nearest today, and spend it in another room. Leave conclusions for later.',
      relate:
        'You have kept {kept}, and one day without a mark says little. To {act}, choose one question today, and ask it before anything practical. Leave any conclusion until the week is over.',
    },
    twin: 'One day without a mark says little. Decide at which minute the goal {title} begins today, and set an alarm for it. Leave any conclusion until the week is over.',
  },
  {
    text: 'After a day without a check-in, it is tempting to do too much. {when}, {then}, and choose to stop after the first part. Leave the rest for tomorrow.',
    twinByKind: {
      finish:
        'After a day without a check-in, it is tempting to do too much. To {act}, choose a piece that takes a few minutes, finish it, and put everything away.',
      stop: 'After a day without a check-in, large resolutions are tempting. Choose a small measure against {urge}: another chair, another road. Leave the resolution for later in the week.',
      relate:
        'After a day without a check-in, it is tempting to make a large gesture. To {act}, choose a small one: ask one question today, and listen to the whole answer.',
    },
    twin: 'After a day without a check-in, it is tempting to do too much. Before you start on the goal {title}, decide where you will stop, and stop when you get there.',
  },
  {
    text: 'Yesterday cannot be changed, and today may be short. Attend to the beginning alone: {when}, {then}. Decide only afterward whether to do more.',
    twinByKind: {
      finish:
        'Yesterday cannot be changed, and today may be short. To {act}, read through what you have, and mark the one place where you will go on. Leave it open there.',
      stop: 'Yesterday cannot be changed, and today has one minute that matters. Decide what your hands will hold when {urge} comes to mind, and put it within reach now.',
    },
    twin: 'Yesterday cannot be changed, and today may be short. For the goal {title}, give one minute to the piece that lies nearest. Decide afterward whether there will be another.',
  },
  {
    text: 'There was no check-in yesterday, and only you know what was behind it. Leave the reason aside today. {then}, and check in after the first part of it.',
    twinByKind: {
      finish:
        'There was no check-in yesterday, and only you know why. To {act}, choose the shortest open item, a date, a name, or a figure, settle it, and check in.',
    },
    twin: 'There was no check-in yesterday, and only you know why. Choose the shortest thing for the goal {title}, do it before you sit down, and check in when it is done.',
  },
  {
    text: 'What you have learned so far is still there after a day without a mark. Choose the start of your own plan for today, and no more: {then}. You owe nobody an account of yesterday.',
    twinByKind: {
      learn:
        'What you have learned so far is still there after a day without a mark. To {act}, choose one piece of it and do it once from memory. Check it, and stop.',
    },
    twin: 'What you have learned so far is still there after a day without a mark. For the goal {title}, choose something that you no longer have to decide, and do it once.',
  },
  {
    text: 'Do not try to make up for yesterday. It is over. {when}, {then}, and decide beforehand that the first part is the whole of today.',
    twinByKind: {
      stop: 'Do not try to make up for yesterday. It is over. Decide on the room in which you will be at the hour of {urge}, and go there in good time.',
      relate:
        'Do not try to make up for yesterday. It is over. To {act}, decide on one friendly sentence for today, and say it at the first chance.',
    },
    twin: 'Do not try to make up for yesterday. It is over. Give the goal {title} one minute today, with the first thing that belongs to it, and leave it there.',
  },
  {
    text: 'The log shows {kept}, and yesterday is not among them. To {act}, decide on the shortest of your usual beginnings today, and leave the log until afterward.',
    byKind: {
      stop: 'The log shows {kept}, and yesterday is not among them. Decide which room you will go to before {urge} today, and leave the log alone until then.',
      relate:
        'The log shows {kept}, and yesterday is not among them. To {act}, decide on one friendly sentence today, and leave the log alone until it is said.',
    },
    twin: 'Yesterday is not in the log, and it can be left so. For the goal {title}, choose an ordinary act, decide on its minute, and leave everything else until afterward.',
  },
  {
    text: 'After an empty line, one short decision is enough, and yours is written down: {when}, {then}. Choose its first part, and leave everything else for later in the week.',
    twinByKind: {
      finish:
        'What could you settle even on a tired day? To {act}, choose that today: a stamp, an address, one answer of a few words. Leave everything else for later in the week.',
      stop: 'What would help against {urge} even on a tired day? Choose the nearest chair that is far from it, and sit there at the difficult hour. Leave other measures for later in the week.',
    },
    twin: 'What could you do for the goal {title} even on a tired day? Since yesterday had no mark, choose that now, do it sitting down, and leave everything else.',
  },
  {
    text: 'You may want to explain yesterday to yourself. Leave the explanation, and begin something small first: {when}, {then}. Decide afterward whether you still need it.',
    twinByKind: {
      stop: 'You may want to explain yesterday to yourself. Leave the explanation, and close the door, the page, or the drawer that leads to {urge}. Decide afterward whether you still need it.',
      relate:
        'You may want to explain yesterday to somebody. To {act}, leave the explanation out, and ask them about their day first. Decide afterward whether yours is still needed.',
    },
    twin: 'You may want to explain yesterday to yourself. Leave the explanation, and put your hands on the first thing for the goal {title}. Decide afterward whether you still need it.',
  },
  {
    text: 'One small act brings you back. {when}, {then}. After a day without a mark, it is enough to begin, and you can stop when you like.',
    twinByKind: {
      finish:
        'One small act brings you back. To {act}, choose the item that you could do with the phone in your hand: a call, a message, a date. Do it, and add nothing.',
      stop: 'One small act brings you back. Choose the first minute in which {urge} comes to mind today, spend it at a window, and add nothing.',
    },
    twin: 'One small act brings you back to the goal {title}. Take out the first thing you need for it, use it once, and add nothing.',
  },
  {
    text: 'Choose something for today that would have fit into yesterday as well. You have it in your plan: {when}, {then}. Do only its first part, and stop.',
    twinByKind: {
      stop: 'Choose a measure for today that would have fit into yesterday as well: a call, a closed door. Decide on it before {urge} is near, and stop there.',
      learn:
        'Choose something for today that would have fit into yesterday as well. To {act}, one example or one line is enough. Say it aloud without looking, and stop there.',
    },
    twin: 'Choose an act for the goal {title} today that would have fit into yesterday as well. Write it down, since it is useful to know such an act. Do it, and stop there.',
  },
  {
    text: 'An empty line may mean a full day, or simply that there was no time to check in. Leave it as it is. {when}, {then}, and let a short beginning be the next line.',
    twinByKind: {
      stop: 'An empty line may mean a full day, or simply that there was no time to check in. Leave it as it is. Put one thing that {urge} needs out of reach today.',
    },
    twin: 'An empty line may mean a full day, or simply that there was no time to check in. Leave it, and put the first thing for the goal {title} where you will see it.',
  },
  {
    text: 'Come back quietly today, without new rules and without a larger aim. {when}, {then}, and only as far as it is easy. Decide on the end beforehand, and leave yesterday without a comment.',
    twinByKind: {
      finish:
        'Come back quietly today, without new rules. To {act}, choose the piece you left last, look at it once, and do the next small bit. Leave yesterday without a comment.',
      stop: 'Come back quietly today, without new rules. Choose the place that is usually far from {urge}, and sit there at the difficult hour. Leave yesterday without a comment.',
    },
    twin: 'Come back quietly today, without new rules. Choose the usual place and the smallest piece for the goal {title}, and do that one. Leave yesterday without a comment.',
  },
  {
    text: 'Yesterday is over, whatever it held. Today, the decision is made: {when}, {then}. Doing it once is enough, and you have nothing to make up for.',
    twinByKind: {
      stop: 'Yesterday is over, whatever it held. Decide now at which moment {urge} is nearest today, and whom you could call then. Put the number where you will see it.',
      relate:
        'Yesterday is over, whatever it held. To {act}, decide now at which moment you will look up today and put down what you hold. Ask then how it is going.',
    },
    twin: 'Yesterday is over, whatever it held. Decide now at which moment the goal {title} has its turn today, and what you will touch first. When the moment comes, begin.',
  },
  {
    text: 'Most logs have gaps, and yours shows {kept} all the same. To {act}, choose an ordinary piece today, and leave anything larger for a later week.',
    byKind: {
      stop: 'Most logs have gaps, and yours shows {kept} all the same. Choose the ordinary place that is far from {urge}, and be there at the difficult hour.',
      relate:
        'Most logs have gaps, and yours shows {kept} all the same. To {act}, choose an ordinary minute today, put down the phone in it, and listen.',
    },
    twin: 'Most logs have gaps, and a gap of one day is a small one. Choose the most ordinary piece of the goal {title}, and do it today before something better occurs to you.',
  },
  {
    text: 'Make today easy to complete. {when}, {then}, and count the day as complete when you have begun. Leave yesterday as it was, without a mark.',
    twinByKind: {
      finish:
        'Make it easy to begin today. To {act}, put out the next paper with a pen on it, and fill in one line as you pass. Leave yesterday as it was.',
      stop: 'Make it easy to wait today. Put something to hold where {urge} usually begins, and choose a chair beside it. Leave yesterday as it was.',
    },
    twin: 'Make it easy to begin today. Put out one thing that helps with the goal {title}, and stay with it for as long as it is easy. Leave yesterday as it was.',
  },
  {
    text: 'You need neither repair yesterday nor drop the plan. Do the first part today, in passing: {when}, {then}. Then leave it until tomorrow.',
    twinByKind: {
      stop: 'Yesterday needs no repair. Choose one moment today in which {urge} is usual, and go through it once in another way: later, elsewhere, or with somebody. Then leave it until tomorrow.',
    },
    twin: 'You need neither repair yesterday nor drop the goal {title}. Choose one piece that can be done in passing today, and leave the others until tomorrow.',
  },
  {
    text: 'Look once at yesterday’s empty line, and then look at the clock. {when}, {then}, and decide that the beginning is answer enough. Nothing more has to be said about it.',
    twinByKind: {
      finish:
        'Look once at yesterday’s empty line, and then at the list. To {act}, choose the item that somebody is waiting for, and let it be today’s answer.',
      stop: 'Look once at yesterday’s empty line, and then look at the clock. Decide at which minute {urge} is likely, and which door you will go through then.',
    },
    twin: 'Look once at yesterday’s empty line, and then look at the clock. Decide on the minute in which the goal {title} begins, and on the thing you will pick up.',
  },
  {
    text: 'You can begin without having made your peace with yesterday. {when}, {then}, and only the first part of it. Leave your opinion until afterward.',
    twinByKind: {
      stop: 'You can begin without having made your peace with yesterday. Choose one quiet hour that is free of {urge} anyway, and move something out of reach in it.',
      learn:
        'You can begin without having made your peace with yesterday. To {act}, choose the part you know best, and do it once. Leave your opinion of it until afterward.',
    },
    twin: 'You can begin without having made your peace with yesterday. Choose one minute for the goal {title}, take it slowly, and leave your opinion of it until afterward.',
  },
  {
    text: 'Decide now where you will stop today. {when}, {then}, and stop after the first part of it. That is the right size after an empty day.',
    twinByKind: {
      finish:
        'Decide how large today should be, and then make it smaller. To {act}, halve the piece you had in mind, do the first half, and mark where the second begins.',
    },
    twin: 'Decide how large today should be, and then make it smaller. Choose that much for the goal {title}, do it, and leave the rest. That is the right size after an empty day.',
  },
  {
    text: 'You have kept {kept}. Think of the easiest of them. To {act}, choose the same beginning today and an earlier end, and leave yesterday without an explanation.',
    byKind: {
      stop: 'You have kept {kept}. Think of the easiest of them, and of what stood in place of {urge}. Choose that today, and leave yesterday without an explanation.',
      relate:
        'You have kept {kept}. Think of the easiest of them. To {act}, choose the same moment today, and leave yesterday without an explanation.',
    },
    twin: 'Think of a day on which the goal {title} went well. Choose the thing you touched first on that day, touch it now, and leave yesterday without an explanation.',
  },
  {
    text: 'Choose the first chance that comes today, and be brief: {when}, {then}. A beginning is enough. Make it before you have begun to think about yesterday, and leave it for the day.',
    twinByKind: {
      stop: 'Choose the first chance that comes today, and be brief. Tell one person at which hour {urge} is hardest, before you have begun to think about yesterday. Then leave it.',
      relate:
        'Choose the first chance that comes today, and be brief. To {act}, say one thing that you noticed and liked, before you have begun to think about yesterday. Then leave it.',
    },
    twin: 'Choose the first chance that comes today, and give the goal {title} one minute. Take up what lies nearest, before you have begun to think about yesterday. Then leave it.',
  },
]
