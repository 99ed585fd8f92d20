import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a joint that recovers. */
export const jointDetails: readonly Detail[] = [
  {
    text: 'What the physio said is easily forgotten at home. Write one thing down, and put it where you often stand.',
    short: 'Put the physio’s note where you stand. Read it once.',
    form: 'note',
  },
  {
    text: 'A long way at home is easier with a seat. Set a chair at its halfway point, for the leg.',
    short: 'Set a chair at the halfway point. The leg rests there.',
    form: 'prepare',
  },
  {
    text: 'The physio can answer a fear that is written down. Put yours into a line about the leg.',
    short: 'Write your fear down in your words. Show the physio.',
    form: 'note',
  },
  {
    text: 'A free floor is safer for the leg. Move one rug, cable, or shoe where you often go.',
    short: 'Move one rug, cable, or shoe. The leg needs room.',
    form: 'prepare',
  },
  {
    text: 'A firm heel gives the leg a firm base. Put your firmest shoes beside the chair where you sit.',
    short: 'Sit down to put on firm shoes. The leg needs them.',
    form: 'prepare',
  },
  {
    text: 'You may go on using the stick. Put it where your hand finds it without looking.',
    short: 'Put the stick within reach. It may stay in use.',
    form: 'prepare',
  },
  {
    text: 'The leg has easier and harder hours. Write down its easiest hour, and plan the next errand for it.',
    short: 'Write down the leg’s easiest hour. Plan by that hour.',
    form: 'note',
  },
  {
    text: 'Rest is a part of recovering. Put a cushion where the leg will lie today.',
    short: 'Put a cushion where the leg will lie. Then rest.',
    form: 'prepare',
  },
  {
    text: 'The physio sees the leg only for a short time. Write one line about how it is today, with the date.',
    short: 'Write one line about today for the physio.',
    form: 'note',
  },
  {
    text: 'A low seat is hard on the leg. Choose a chair with arms for today, and put your things beside it.',
    short: 'Choose a chair with arms. Let the leg take its time.',
    form: 'prepare',
  },
  {
    text: 'The way to the door is used most. Clear it for the leg, and leave a lamp on there.',
    short: 'Clear the way to the door. Stick ready. Lamp on.',
    form: 'prepare',
  },
  {
    text: 'Ask one person to give you an arm where the way is hard for the leg. Say which part it is.',
    short: 'Ask one person for an arm beside the stick.',
    form: 'tell',
  },
  {
    text: 'The physio sees only what you ask about. Write down one thing about the leg that is unclear to you.',
    short: 'Recall one thing the physio said. Note what is unclear.',
    form: 'note',
  },
  {
    text: 'Choose one errand that somebody else could do while the leg rests. Ask them today.',
    short: 'Ask somebody to do one errand. The leg rests.',
    form: 'tell',
  },
  {
    text: 'Write down one thing that the leg could do yesterday, even if it was a bad day.',
    short: 'Write one line: what the leg could do. No verdict.',
    form: 'note',
  },
  {
    text: 'Free hands are there for the stick or a railing. Put what you usually carry into a shoulder bag.',
    short: 'Carry things in a shoulder bag. One hand holds the stick.',
    form: 'prepare',
  },
  {
    text: 'In the dark, the leg needs light on the way to the bathroom. Put a small lamp there, low down.',
    short: 'Put a lamp on the way to the bathroom. Keep it low.',
    form: 'prepare',
  },
  {
    text: 'The leg needs an end to its effort on good days as well. Write down when today’s effort ends.',
    short: 'Decide when today’s effort ends. The leg rests then.',
    form: 'note',
  },
  {
    text: 'Questions come between appointments. Put a card for the physio on the table, with the first question about the leg.',
    short: 'Write one question for the physio on a card.',
    form: 'note',
  },
  {
    text: 'Going down steps is often harder for the leg than going up. Check which steps have no railing on your side.',
    short: 'Check where a railing is missing. The stick helps there.',
    form: 'note',
  },
  {
    text: 'The other leg has more to do at the moment. Put both feet on the floor, and let both legs rest.',
    short: 'Put both feet on the floor. Let both legs rest.',
    form: 'work',
  },
  {
    text: 'Tell one person how the leg is today. Leave out when it has to be better.',
    short: 'Tell one person how the leg is. Leave out dates.',
    form: 'tell',
  },
  {
    text: 'A cold joint often feels stiff. Lay a blanket over the leg when you sit down.',
    short: 'Lay a blanket over the leg while you sit.',
    form: 'prepare',
  },
  {
    text: 'People will ask how the leg is. Prepare one honest sentence, and say it once to yourself.',
    short: 'Prepare one honest sentence about the leg. People ask.',
    form: 'note',
  },
]
