import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a joint that recovers. */
export const jointDetails: readonly Detail[] = [
  {
    text: 'What the physio said counts for more than the mood. Put a note of it where you will stand.',
    short: 'Put the physio’s note where you stand. Read it once.',
  },
  {
    text: 'A chair halfway gives the leg a place to rest. Set one where you would like to pause.',
    short: 'Set a chair at the halfway point. The leg rests there.',
  },
  {
    text: 'Fear of giving way is a question for the physio. Write it down in the words you used yourself.',
    short: 'Write your fear down in your words. Show the physio.',
  },
  {
    text: 'The floor decides a lot for a careful leg. Look for the rug, the cable, or the shoe, and move one of them.',
    short: 'Move one rug, cable, or shoe. The leg needs room.',
  },
  {
    text: 'Good shoes do a part of the physio’s work. Choose the pair with the firm heel, and sit down to put them on.',
    short: 'Sit down to put on firm shoes. The leg needs them.',
  },
  {
    text: 'The stick is a tool, and tools may stay in use. Put it where your hand finds it without looking.',
    short: 'Put the stick within reach. It may stay in use.',
  },
  {
    text: 'A knee or a hip has good hours. Write down which hour was the easiest lately.',
    short: 'Write down the leg’s easiest hour. Plan by that hour.',
  },
  {
    text: 'Rest is a part of what every physio asks of a leg. Put the cushion where the leg will lie.',
    short: 'Put a cushion where the leg will lie. Then rest.',
  },
  {
    text: 'The physio sees you for a short time. Write one line about today, so that they see more.',
    short: 'Write one line about today for the physio.',
  },
  {
    text: 'Getting up asks more of the legs than sitting does. Choose the chair with the arms.',
    short: 'Choose a chair with arms. Give the leg time to rise.',
  },
  {
    text: 'For a leg that recovers, the way to the door is a way as well. Clear it, and leave the lamp on.',
    short: 'Clear the way to the door. Stick ready. Lamp on.',
  },
  {
    text: 'Somebody’s arm helps a leg more than a brave face. Ask one person, and say for which part of the way.',
    short: 'Ask one person for an arm beside the stick.',
  },
  {
    text: 'What the physio showed you looks different at home. Recall one line of it, and note what is unclear.',
    short: 'Recall one thing the physio said. Note what is unclear.',
  },
  {
    text: 'Some errands can come to you while the leg rests. Choose one, and ask somebody to bring it.',
    short: 'Ask somebody to do one errand. The leg rests.',
  },
  {
    text: 'A bad day says little about the leg. Write down one thing that was possible on it.',
    short: 'Write one line: what the leg could do. No verdict.',
  },
  {
    text: 'Free hands are as good as a second stick. Move what you carry into a small bag over the shoulder.',
    short: 'Carry things in a shoulder bag. One hand holds the stick.',
  },
  {
    text: 'The way to the bathroom is far for a leg in the dark. Put a light on it, low on the floor.',
    short: 'Put a small light on the dark way. Stick beside the bed.',
  },
  {
    text: 'There is no prize for the fastest leg. Decide where today’s effort ends, before it begins.',
    short: 'Decide when today’s effort ends. The leg rests then.',
  },
  {
    text: 'The next appointment is a place for questions. Put a card for the physio on the kitchen table.',
    short: 'Put a card on the table. One question for the physio.',
  },
  {
    text: 'For a leg, a step down is harder than a step up. Look for the railing on your side, and note where it is missing.',
    short: 'Check where a railing is missing. The stick helps there.',
  },
  {
    text: 'The other leg works overtime. Let it rest too, with both feet on the floor.',
    short: 'Put both feet on the floor. Let both legs rest.',
  },
  {
    text: 'A date you set is a wish, and the leg was not asked. Tell one person how it really is.',
    short: 'Tell one person how the leg is. Leave out dates.',
  },
  {
    text: 'Cold makes a joint stiff and a blanket does not. Lay one over the leg while you sit.',
    short: 'Lay a blanket over the leg while you sit.',
  },
  {
    text: 'Somebody asks how the leg is and means it. Prepare one honest sentence.',
    short: 'Prepare one honest sentence about the leg. People ask.',
  },
]
