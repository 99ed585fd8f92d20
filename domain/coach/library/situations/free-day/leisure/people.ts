import type { FreeMove } from '#domain/coach/library/frame.ts'

/** What somebody does on the free days of a goal with other people, beside preparing it (TEXT-30). */
export const peopleLeisure = {
  contact: [
    {
      text: 'Something from your recent talks may have stayed with you. Write down one sentence as it was said.',
      short: 'Recall one sentence from the calls. Note it.',
      pairs: [
        {
          step: { text: 'Write beside it one question for the next call.', minutes: 1 },
          challenge: { text: 'Say the sentence in the tone you heard.', seconds: 15 },
        },
      ],
    },
    {
      text: 'In the days between calls, small things remind you of the other person. Notice one, and keep it for the next call.',
      short: 'Notice one thing to share. Save it for the call.',
      pairs: [
        {
          step: { text: 'Take or find a picture of it.', minutes: 2 },
          challenge: { text: 'Say in one sentence how you will bring it up.', seconds: 30 },
        },
      ],
    },
    {
      text: 'There is something good about the other person that you seldom say. Write it down for the next call.',
      short: 'Write down something good to say in the call.',
      pairs: [
        {
          step: { text: 'Write down when you first noticed it.', minutes: 1 },
          challenge: { text: 'Say it out loud once, in your own words.', seconds: 30 },
        },
      ],
    },
  ],
  partner: [
    {
      text: 'Some hours together are easy to remember. Write down one, and where you were.',
      short: 'Recall one good hour together. Write it down.',
      pairs: [
        {
          step: { text: 'Write below it what you would like to have again.', minutes: 1 },
          challenge: { text: 'Look at a photo of that time, or at something you kept from it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Much of what your partner does goes unseen. Notice one thing, and say thank you for it.',
      short: 'Notice one thing your partner does. Say thanks.',
      pairs: [
        {
          step: { text: 'Write down how long they have been doing it.', minutes: 2 },
          challenge: { text: 'Name a second thing that is easy to overlook.', seconds: 15 },
        },
      ],
    },
    {
      text: 'People who know you both like good news. Tell one of them something you like about your partner.',
      short: 'Tell somebody what you like about your partner.',
      pairs: [
        {
          step: { text: 'Ask what that person has noticed about you two.', minutes: 2 },
          challenge: { text: 'Say the same thing to your partner, in fewer words.', seconds: 15 },
        },
      ],
    },
  ],
  friends: [
    {
      text: 'A friend may have done something for you that you never mentioned. Write down what it was.',
      short: 'Write down what a friend did for you.',
      pairs: [
        {
          step: { text: 'Write below it how you would say it to them.', minutes: 1 },
          challenge: { text: 'Say their name, and then thank you.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You know an evening among friends that did you good. Write down who was there, and what you laughed about.',
      short: 'Recall one good evening among friends. Who was there?',
      pairs: [
        {
          step: { text: 'Find a picture of those people, or of the place.', minutes: 2 },
          challenge: { text: 'Hum or say something that belongs to that evening.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A quiet day between friends is allowed. Spend a minute alone on purpose, with a cup or a window.',
      short: 'Quiet day between friends. One minute alone, on purpose.',
      pairs: [
        {
          step: { text: 'Put the phone in another room for a while.', minutes: 2 },
          challenge: { text: 'Look out of the window until something moves.', seconds: 60 },
        },
      ],
    },
    {
      text: 'A friend may have something on their mind this week. Write down what it could be, and ask when you meet.',
      short: 'What may a friend have in mind? Note it.',
      pairs: [
        {
          step: { text: 'Write a question about it that needs more than a yes.', minutes: 1 },
          challenge: { text: 'Say the question as gently as you can.', seconds: 15 },
        },
      ],
    },
  ],
  children: [
    {
      text: 'Children say things that are soon forgotten. Write down one sentence of your child, with the date.',
      short: 'Write down one sentence of your child.',
      pairs: [
        {
          step: { text: 'Put the note where you keep the school papers or the photos.', minutes: 1 },
          challenge: { text: 'Say the sentence in the voice of your child.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A child is easier to see when nothing has to be done. Watch yours for a minute without a word.',
      short: 'Watch your child for a minute. Say nothing.',
      pairs: [
        {
          step: { text: 'Sit down near your child with nothing in your hands.', minutes: 2 },
          challenge: { text: 'Ask a child one question about something they made.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Somebody else loves to hear about your child. Tell them one small thing from this week.',
      short: 'Tell somebody one small thing about your child.',
      pairs: [
        {
          step: { text: 'Ask that person for a story about a child in return.', minutes: 1 },
          challenge: { text: 'Look at one thing that your child made, and find a detail.', seconds: 15 },
        },
      ],
    },
  ],
  volunteer: [
    {
      text: 'Helping out has moments that stay. Write down one face or one sentence from there.',
      short: 'Write down one moment from helping out.',
      pairs: [
        {
          step: { text: 'Write below it why you help out there.', minutes: 1 },
          challenge: { text: 'Close your eyes, and see that face once more.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Others help beside you. Write down what one of them does well, and tell them when you meet.',
      short: 'Write down what another helper does well.',
      pairs: [
        {
          step: { text: 'Add the name of a helper whom you would like to know better.', minutes: 1 },
          challenge: { text: 'Say out loud what you will tell the first one.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Those who help need days without helping. Do one thing that is only for you.',
      short: 'No helping today. Do one thing for you.',
      pairs: [
        {
          step: { text: 'Turn off the chat of the helpers for this day.', minutes: 2 },
          challenge: { text: 'Sit down with something that you like, and finish it slowly.', seconds: 60 },
        },
      ],
    },
  ],
  choir: [
    {
      text: 'Something from the choir may have stayed with you. Write down what it was: a chord, a joke, or a face.',
      short: 'Recall one moment with the choir. Write it down.',
      pairs: [
        {
          step: { text: 'Write below it who else would remember that.', minutes: 1 },
          challenge: { text: 'Hum or say what you noted, as it sounded.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A singing voice needs quiet days as well. Say nothing for a minute, and hear what is around you.',
      short: 'A choir voice needs quiet. Say nothing for a minute.',
      pairs: [
        {
          step: { text: 'Sit for a while without music, and without talking.', minutes: 2 },
          challenge: { text: 'Listen until you can tell the highest sound around you from the lowest.', seconds: 60 },
        },
      ],
    },
    {
      text: 'Somebody near you may not know that you sing. Tell that person one thing about the choir.',
      short: 'Tell somebody one thing about the choir.',
      pairs: [
        {
          step: { text: 'Send that person a choir piece, and say which line you sing at rehearsal.', minutes: 2 },
          challenge: { text: 'Hum the beginning of that line.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A choir misses those who stay away. Think of one singer whom you have not seen for a while.',
      short: 'Think of one singer you have not seen lately.',
      pairs: [
        {
          step: { text: 'Send that singer a hello, and ask for nothing.', minutes: 2 },
          challenge: { text: 'Say the name out loud, and where that singer used to sit.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A choir holds together through small kindnesses. Write down one that a singer did for you.',
      short: 'Write down one kindness of a singer.',
      pairs: [
        {
          step: { text: 'Write one line of thanks to that singer.', minutes: 2 },
          challenge: { text: 'Say the name out loud, as you will when you meet.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some rehearsals feel long. Write down what you look forward to at the next one.',
      short: 'Write down what you look forward to at rehearsal.',
      pairs: [
        {
          step: { text: 'Write down one thing that a rehearsal does for you.', minutes: 1 },
          challenge: { text: 'Picture the moment when everybody begins to sing.', seconds: 30 },
        },
      ],
    },
  ],
} satisfies Record<string, readonly FreeMove[]>
