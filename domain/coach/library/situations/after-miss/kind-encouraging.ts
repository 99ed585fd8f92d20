import type { LibraryMessage } from '#domain/coach/library/entry.ts'

/** Messages of Kind & Encouraging for the day after one without a check-in. They state it, ask for less, and ask for no repair. */
export const afterMissMessages: readonly LibraryMessage[] = [
  {
    text: 'No check-in yesterday, and you have kept {kept} all the same. Nothing has to be made up for. Today can be small: {then}, only the beginning of it.',
    twin: 'No check-in yesterday, and nothing has to be made up for. Today the goal {title} may ask for less than usual: one small thing that takes a minute. Then you can check in.',
  },
  {
    text: 'Yesterday has no mark, and it can stay like that. Today only needs to be small: {then}, and nothing more. You can stop right after it and still call it a day.',
    twin: 'Yesterday has no mark, and it can stay like that. Today the goal {title} only needs something small, a minute or so. You can stop right after it and still call it a day.',
  },
  {
    text: 'One day without a check-in tells you very little, and you have kept {kept}. Today could be the easiest of them all, a minute or so of the usual, with an early end.',
    twin: 'One day without a check-in tells you very little about the goal {title}. Today could be an easy one: the thing you mind least, only shorter, with an early end.',
  },
  {
    text: 'The box of yesterday is empty, and nobody will ask about it here. {when}, try only the first movement of your plan: {then}. The rest of it may stay away today as well.',
    twin: 'The box of yesterday is empty, and nobody will ask about it here. For the goal {title}, try only the first movement today. The rest of it may stay away as well.',
  },
  {
    text: 'You did not check in yesterday, whatever the day was like. Today begins without it. Take the version of your plan that you could do in your coat: {then}. That is enough to be on the way.',
    twin: 'You did not check in yesterday, whatever the day was like. Today begins without it. For the goal {title}, take the version that you could do in your coat. It is enough to be on the way.',
  },
  {
    text: 'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. Today you only have to {then}, once and not for long.',
    twin: 'There was no check-in yesterday. It may have been a full day, or a tired one, and either is allowed. For the goal {title}, one short thing will do today.',
  },
  {
    text: 'Before you think about yesterday for long: you have kept {kept}, and that does not change. Today you can begin in the usual place and go only as far as is comfortable. It counts in full.',
    twin: 'Before you think about yesterday for long, look at today. It is still empty and it is yours. One small thing for the goal {title} is enough to fill it, and it counts in full.',
  },
  {
    text: 'Let yesterday be a page that stayed blank. Today you can take the easy way in: {then}, only the beginning of it, and then sit down. It counts in full.',
    twin: 'Let yesterday be a page that stayed blank. For the goal {title}, you can take the easy way in today: one small thing, and then a chair. It counts in full.',
  },
  {
    text: 'A day went by without a check-in, and today asks for less because of that, not for more. {when}, {then}, and go only half as far as usual. You can stop there.',
    twin: 'A day went by without a check-in, and today asks for less because of that, not for more. For the goal {title}, one easy minute is plenty. You can pick which one.',
  },
  {
    text: 'Nothing was marked yesterday. You do not have to find out why. Only make today so easy that it can hardly go wrong: {then}, without any hurry, and nothing after it.',
    twin: 'Nothing was marked yesterday. You do not have to find out why. Only make today easy for the goal {title}: one small thing, and no other. It can hardly go wrong.',
  },
  {
    text: 'If yesterday still sits beside you, you can let it sit there. It does not have to leave before you begin. {when}, {then}, once, and check in when you have.',
    twin: 'If yesterday still sits beside you, you can let it sit there. It does not have to leave before you begin. Do only a little for the goal {title}, and check in when you have.',
  },
  {
    text: 'Yesterday’s check-in is missing, and only you know what the day held. For today there is a small plan: {then}, as short as you like, and something warm to drink after it.',
    twin: 'Yesterday’s check-in is missing, and only you know what the day held. For today there is a small plan: a minute for the goal {title}, and something warm to drink after it.',
  },
  {
    text: 'You are allowed to begin in the middle of a week and of a mood. No check-in yesterday, a small one today. Only one thing is asked of you: {then}, a little.',
    twin: 'You are allowed to begin in the middle of a week and in the middle of a mood. No check-in yesterday, a small one today. Only one small thing for the goal {title} is asked of you.',
  },
  {
    text: 'What would make today so small that you smile at it? {then}, perhaps, for as long as one breath. After a day without a check-in, that is a good size.',
    twin: 'What would make today so small that you smile at it? For the goal {title}, perhaps one thing for as long as one breath. After a day without a check-in, that is a good size.',
  },
  {
    text: 'It is only one day. The log has {kept} beside it. Today you can do a short version of what you did on those, and stop while it is still easy.',
    twin: 'It is only one day without a check-in. For the goal {title}, you can do one easy thing today, and stop while it is still easy. That is all it takes to be back.',
  },
  {
    text: 'Yesterday closed without a mark, and closed is a good word for it. Open today gently: {then}, and no more than you would ask of a tired friend.',
    twin: 'Yesterday closed without a mark, and closed is a good word for it. Open today gently. For the goal {title}, ask no more of yourself than you would of a tired friend.',
  },
  {
    text: 'If you are looking for the way back in, it is a small one: {then}. You know it, because you chose it yourself. Only go through it today, and no further.',
    twin: 'If you are looking for the way back in, it is a small one. For the goal {title}, only put one thing in its place today, or do one minute. The check-in takes it from there.',
  },
  {
    text: 'Some days end before anybody has checked in. Yesterday did. Today you could do your part early in its moment and make it tiny: {then}. Then it is done, and the day can do what it likes.',
    twin: 'Some days end before anybody has checked in. Yesterday did. Today you could give the goal {title} something tiny, and give it soon. Then it is done, and the day can do what it likes.',
  },
  {
    text: 'No mark for yesterday, no reproach for it either. Halve today’s part, and if it still looks large, halve it once more. What is left is enough: {then}, for a moment.',
    twin: 'No mark for yesterday, no reproach for it either. Think of one small thing for the goal {title}, and if it still looks large, make it smaller. What is left is enough.',
  },
  {
    text: 'You could tell today how small it is allowed to be. {when}, {then}, for a moment only, and then you may go. After a day without a check-in, showing up is most of it.',
    twin: 'You could tell today how small it is allowed to be. For the goal {title}, a single movement will do, and then you may go. After a day without a check-in, showing up is most of it.',
  },
  {
    text: 'Yesterday is not owed to anyone. You have kept {kept}, and today may simply be the next easy one. Put ready what you need, and only see whether you feel like the first minute.',
    twin: 'Yesterday is not owed to anyone. For the goal {title}, today may simply be the next easy day. Put one thing ready, and only see whether you feel like the first minute.',
  },
  {
    text: 'Here is something kind to do after a day without a check-in: make it easy to begin. {then}, only as far as you can go without an effort, and then mark the day.',
    twin: 'Here is something kind to do after a day without a check-in: make it easy to begin. For the goal {title}, go only as far as you can without an effort, and then mark the day.',
  },
  {
    text: 'Between the last mark and the next there can be a gap of one day. Nobody will see it from a little further off. {when}, {then}, and be done early.',
    twin: 'Between the last mark and the next there can be a gap of one day. Nobody will see it from a little further off. Do one short thing for the goal {title} today, and be done early.',
  },
  {
    text: 'Yesterday had no check-in, and that is all there is to say about it. Today can be half as long. It only needs half of what you planned: {then}, the first part.',
    twin: 'Yesterday had no check-in, and that is all there is to say about it. Today can be half as long. It only needs one small thing for the goal {title}, and an early end.',
  },
]
