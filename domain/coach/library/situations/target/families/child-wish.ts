import type { FamilyTexts } from '#domain/coach/library/frame.ts'

/** A wish for a child with a date. The day before, and the day itself: nothing depends on the date, and it can move (TEXT-37). */
export const childWishDateTexts: FamilyTexts = {
  target_eve: [
    {
      text: ['You set this date yourself, and you can move it. Write down what you would like to happen to it.'],
      short: ['Your date. You can move it. Write down what happens to it.'],
      step: { text: 'Write down whether the date stays, moves, or goes.', minutes: 2 },
      challenge: { text: 'Say out loud: a date is not a verdict.', seconds: 15 },
    },
    {
      text: ['Plan something for tomorrow that is good in any case: a place, a person, or a meal.'],
      short: ['Plan something good for tomorrow. Place, person, or meal. Whatever the news.'],
      step: { text: 'Write down what you do tomorrow that is good in any case.', minutes: 2 },
      challenge: { text: 'Ask somebody to be there for it.', seconds: 45 },
    },
    {
      text: ['Write down what this time asked of you, and one thing in it that was good. Both may stand side by side.'],
      short: ['Write down what this time asked. And one good thing.'],
      step: { text: 'Write one line about what this time asked of you.', minutes: 3 },
      challenge: { text: 'Name one person who was good to you in it.', seconds: 30 },
    },
    {
      text: ['Choose whom you talk to tomorrow and what about, so that the date does not choose for you.'],
      short: ['Choose tomorrow’s company. Choose the subject. Write both down.'],
      step: { text: 'Write down whom you talk to tomorrow, and what about.', minutes: 2 },
      challenge: { text: 'Send that person a line.', seconds: 45 },
    },
    {
      text: ['Some questions will still be open tomorrow. Write down one, and who could answer it.'],
      short: ['Open questions may stay open. Write down one. And who could answer.'],
      step: { text: 'Put the open question on your list of questions.', minutes: 2 },
      challenge: { text: 'Fold the list, and put it where you find it.', seconds: 15 },
    },
  ],
  target_day: [
    {
      text: ['The date is here, and the wish is what it was yesterday. Do one thing that is kind to you.'],
      short: ['The date is here. The wish is the same. Do one kind thing.'],
      step: { text: 'Choose one kind thing for yourself, and lay it out.', minutes: 2 },
      challenge: { text: 'Lean back, and breathe out slowly.', seconds: 45 },
    },
    {
      text: ['Leave the sums for another day. Be with somebody who knows, or by yourself, whichever is easier.'],
      short: ['No sums today. Company or quiet. You choose.'],
      step: { text: 'Write down which is easier: company or quiet.', minutes: 1 },
      challenge: { text: 'Tell one person how you are, in one word.', seconds: 30 },
    },
    {
      text: ['Write one honest line about how it is, and put the page away. Nobody has to read it.'],
      short: ['One honest line on paper. Then put it away.'],
      step: { text: 'Write one honest line about how it is.', minutes: 2 },
      challenge: { text: 'Put the page into a drawer, and close it.', seconds: 15 },
    },
    {
      text: ['You can go on, choose another date or none, or take a pause. Write down which of these feels lighter.'],
      short: ['Go on, new date, no date, or pause. Write down what is lighter.'],
      step: { text: 'Write down which is lighter: going on, another date, or a pause.', minutes: 2 },
      challenge: { text: 'Say that word out loud once.', seconds: 15 },
    },
    {
      text: ['Take the date down from where you see it. What comes next may come without one.'],
      short: ['Take the date down. What comes next needs none.'],
      step: { text: 'Take the date out of the calendar, or turn the page.', minutes: 1 },
      challenge: { text: 'Put something that you like to look at in its place.', seconds: 60 },
    },
  ],
}
