import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** Recovery with a date. The day before, and the day itself: no exercise, and nothing to prove (TEXT-37). */
export const recoveryDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: [
        'You noted {last_note}. Tell that to whoever comes along tomorrow, or to a doctor today, and plan a rest into the day.',
        'You also wrote {obstacle}. There is room for both. Decide where on the way you could sit down, and who might come along.',
        'Go through it once in your head, from the door to the end. Decide where you could sit down, and who might come along.',
      ],
      short: [
        'Your note: {last_note}. Report it to a doctor or therapist. Then plan a rest for tomorrow.',
        'You wrote {obstacle}. Noted. Decide where you could sit. Decide who comes along.',
        'Go through it in your head. Decide where you could sit. Decide who comes along.',
      ],
      step: { text: 'Write down where on the way you could sit.', minutes: 2 },
      challenge: {
        text: 'Ask {ally} to come along tomorrow.',
        twin: 'Ask somebody to come along tomorrow.',
        seconds: 60,
      },
    },
    {
      text: [
        'You wrote {obstacle}. Say that sentence to the person who helps you with it, and ask what to do then. The date can move, if they say so.',
        'Write down what you would ask a doctor or therapist before tomorrow. One call today can settle it, and the date can move if they say so.',
      ],
      short: [
        'You wrote {obstacle}. Put that to a doctor or therapist. The date can move.',
        'Write your question for a doctor or therapist. Call today. The date can move.',
      ],
      step: { text: 'Write the question for a doctor or therapist.', minutes: 2 },
      challenge: { text: 'Put the number to call beside the phone.', seconds: 15 },
    },
    {
      text: [
        'Keep today as it is on any day: {when}, {then}. Nothing is added because of the date. Pack what you will take with you.',
        'Keep today as it is on any day, with the same rests. Nothing is added because of the date. Pack what you will take with you.',
      ],
      short: [
        'Same as on any day: {when}, {then}. Nothing extra because of the date. Pack your things.',
        'Same day as always. Same rests. Nothing extra because of the date. Pack your things.',
      ],
      step: { text: 'Lay what you will take with you by the door.', minutes: 2 },
      challenge: { text: 'Choose what you will wear, and put it on a chair.', seconds: 45 },
    },
    {
      text: [
        'Plan the way back: how you get home if you are tired sooner than you thought. A ride or a bench makes it easier to begin.',
      ],
      short: ['Plan the way back too. A ride, a bench, a phone. Write it down.'],
      step: { text: 'Write down how you get back, and whom you could call.', minutes: 2 },
      challenge: { text: 'Charge the phone that you take along.', seconds: 15 },
    },
    {
      text: [
        'Choose what would be enough tomorrow, smaller than all of it: the first part, with the help that you have now. Write that down.',
      ],
      short: ['Choose what is enough tomorrow. Smaller than the whole. Your aids come along. Write it down.'],
      step: { text: 'Write down what would be enough tomorrow.', minutes: 2 },
      challenge: {
        text: 'Tell {ally} what would be enough.',
        twin: 'Tell one person what would be enough.',
        seconds: 45,
      },
    },
  ],
  target_day: [
    {
      text: [
        'Do the first part, with whatever help you like, and see how it goes. You may turn back at any point, and it still counts.',
      ],
      short: ['Do the first part. Any aid is allowed. Check how it is. Turning back counts.'],
      step: { text: 'Write down how it is before you begin, in three words.', minutes: 1 },
      challenge: { text: 'Say aloud at which point you will check how it is.', seconds: 15 },
    },
    {
      text: [
        'You wrote {obstacle}. Take somebody along today, and tell them so before you begin. Decide together how far it goes.',
        'Take somebody along today, or tell one person when you begin and when you will be back. They can be near without helping.',
      ],
      short: [
        'You wrote {obstacle}. Take somebody along. Tell them before you begin. Decide together how far.',
        'Take somebody along. Or report when you begin and end. They need not help.',
      ],
      step: { text: 'Tell {ally} when you will begin.', twin: 'Tell somebody when you will begin.', minutes: 2 },
      challenge: { text: 'Sit down for a moment before you begin.', seconds: 30 },
    },
    {
      text: [
        'Let the day begin as always: {when}, {then}. The rest of it can follow when you have rested, and only if it suits you.',
        'Let the day begin as always, with what your plan for getting well asks. The rest can follow when you have rested.',
      ],
      short: [
        'Begin as always: {when}, {then}. Then rest. The remainder only if it suits.',
        'Begin as always. What the plan for getting well asks. Then rest. The remainder only if it suits.',
      ],
      step: { text: 'Put a chair where you may want to rest afterward.', minutes: 2 },
      challenge: { text: 'Rest with both feet on the floor, and do nothing else.', seconds: 60 },
    },
    {
      text: [
        'Write down today what is possible: where, how long, with what help. It is what a doctor or therapist will want to know next.',
      ],
      short: ['Write down what is possible today. Where, how long, with what help. Show it at the appointment.'],
      step: { text: 'Write down what was possible, and with what help.', minutes: 2 },
      challenge: { text: 'Write the date of your next appointment below that.', seconds: 30 },
    },
    {
      text: [
        'Check how you feel first, and then decide whether this is the day. Another day is just as good. Tell one person which it is.',
      ],
      short: ['Check first how you are. Then decide: today, or another day. Inform one person.'],
      step: { text: 'Write down how you are, and what you decide about today.', minutes: 2 },
      challenge: { text: 'Thank somebody who helped you get this far.', seconds: 60 },
    },
  ],
}
