import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a joint that recovers. */
export const jointDetails: readonly Detail[] = [
  {
    text: 'What the physio said counts for more than the mood. Put a note of it where you will stand.',
    short: 'Physio’s note where you stand. Read it. Nothing extra.',
  },
  {
    text: 'A chair halfway gives the leg a place to rest. Set one where you would like to pause.',
    short: 'Chair at the halfway point. The leg rests there.',
  },
  {
    text: 'Fear of giving way is a question for the physio. Write it down in the words you used yourself.',
    short: 'The fear on paper. Your words. For the physio.',
  },
  {
    text: 'The floor decides a lot for a careful leg. Look for the rug, the cable, or the shoe, and move one of them.',
    short: 'Rug, cable, or shoe: move one. Clear for the leg.',
  },
  {
    text: 'Good shoes do a part of the physio’s work. Choose the pair with the firm heel, and sit down to put them on.',
    short: 'Firm shoes. Sit down for them. Legs first, laces last.',
  },
  {
    text: 'The stick is a tool, and tools may stay in use. Put it where your hand finds it without looking.',
    short: 'Stick within reach. No looking. It may stay.',
  },
  {
    text: 'A knee or a hip has good hours. Write down which hour was the easiest lately.',
    short: 'The leg’s easiest hour: write it down. Plan by it.',
  },
  {
    text: 'Rest is a part of what every physio asks of a leg. Put the cushion where the leg will lie.',
    short: 'Cushion for the leg. In place. Then rest.',
  },
  {
    text: 'The physio sees you for a short time. Write one line about today, so that they see more.',
    short: 'One line about today. For the physio. Done.',
  },
  {
    text: 'Getting up asks more of the legs than sitting does. Choose the chair with the arms.',
    short: 'Chair with arms. Both legs under you. Rise slowly.',
  },
  {
    text: 'For a leg that recovers, the way to the door is a way as well. Clear it, and leave the lamp on.',
    short: 'Clear the way to the door. Stick ready. Lamp on.',
  },
  {
    text: 'Somebody’s arm helps a leg more than a brave face. Ask one person, and say for which part of the way.',
    short: 'Stick and one arm. Ask for the arm.',
  },
  {
    text: 'What the physio showed you looks different at home. Recall one line of it, and note what is unclear.',
    short: 'Recall one thing the physio said. Note what is unclear.',
  },
  {
    text: 'Some errands can come to you while the leg rests. Choose one, and ask somebody to bring it.',
    short: 'One errand: ask somebody. The leg stays up.',
  },
  {
    text: 'A bad day says little about the leg. Write down one thing that was possible on it.',
    short: 'What the leg allowed: one line. No verdict.',
  },
  {
    text: 'Free hands are as good as a second stick. Move what you carry into a small bag over the shoulder.',
    short: 'Small shoulder bag. Hands free. Stick in reach.',
  },
  {
    text: 'The way to the bathroom is far for a leg in the dark. Put a light on it, low on the floor.',
    short: 'Small light on the dark way. Stick beside the bed.',
  },
  {
    text: 'There is no prize for the fastest leg. Decide where today’s effort ends, before it begins.',
    short: 'Set the end of today’s effort. The leg agrees.',
  },
  {
    text: 'The next appointment is a place for questions. Put a card for the physio on the kitchen table.',
    short: 'Card for the physio on the table. One question on it.',
  },
  {
    text: 'For a leg, a step down is harder than a step up. Look for the railing on your side, and note where it is missing.',
    short: 'Check the railings. Note where the stick must do.',
  },
  {
    text: 'The other leg works overtime. Let it rest too, with both feet on the floor.',
    short: 'Both feet on the floor. Both legs rest. Breathe.',
  },
  {
    text: 'A date you set is a wish, and the leg was not asked. Tell one person how it really is.',
    short: 'Tell one person how the leg is. Plainly. No date.',
  },
  {
    text: 'Cold makes a joint stiff and a blanket does not. Lay one over the leg while you sit.',
    short: 'Blanket over the leg. Sit. Warm first.',
  },
  {
    text: 'Somebody asks how the leg is and means it. Prepare one honest sentence.',
    short: 'They ask about the leg. One honest sentence. Prepared now.',
  },
]
