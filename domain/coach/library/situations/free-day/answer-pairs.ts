import type { FreeForm, StepAndChallenge } from '#domain/coach/library/frame.ts'

/** Steps of a free day whose message answers what the person wrote (TEXT-32), each with its challenge, by what the answer asks for. */
export const FREE_ANSWER_PAIRS: Readonly<Record<FreeForm, readonly StepAndChallenge[]>> = {
  prepare: [
    {
      step: { text: 'Write on a slip what you have prepared, and put it with your keys.', minutes: 1 },
      challenge: { text: 'Say in one sentence what that will save you.', seconds: 15 },
    },
    {
      step: { text: 'Write down when this will help most: the day and the hour.', minutes: 1 },
      challenge: { text: 'Picture that hour, up to the first move of your hands.', seconds: 30 },
    },
    {
      step: { text: 'Look around for one thing that could undo this, and move it.', minutes: 2 },
      challenge: { text: 'Go past that place once in your head, from the door on.', seconds: 30 },
    },
    {
      step: { text: 'Show one person what you did, or describe it in a message.', minutes: 2 },
      challenge: { text: 'Say in one sentence what should be easier now.', seconds: 15 },
    },
    {
      step: { text: 'Check whether it will stay like this until {weekday}, and fix what will not.', minutes: 1 },
      challenge: { text: 'Say what you will notice first, and what you will do then.', seconds: 15 },
    },
    {
      step: { text: 'Write down one more thing that could help at the same moment.', minutes: 2 },
      challenge: { text: 'Let your shoulders drop, and leave it at these two things.', seconds: 30 },
    },
    {
      step: { text: 'Write down something smaller, in case this does not work.', minutes: 2 },
      challenge: { text: 'Say the smaller thing out loud.', seconds: 15 },
    },
    {
      step: { text: 'Write down how you will know {next} that it helped.', minutes: 1 },
      challenge: { text: 'Breathe out slowly, and let it rest until then.', seconds: 45 },
    },
    {
      step: { text: 'Tell one person what you have prepared, and for which day.', minutes: 2 },
      challenge: { text: 'Say that sentence once, in a friendly voice.', seconds: 15 },
    },
    {
      step: { text: 'Write down, in three words, what got in the way in the past weeks.', minutes: 2 },
      challenge: { text: 'Circle the word that you can do something about.', seconds: 15 },
    },
    {
      step: { text: 'Put a small mark on {weekday} in your plans, as a sign for this.', minutes: 1 },
      challenge: { text: 'Picture that day, and how it begins.', seconds: 30 },
    },
  ],
  note: [
    {
      step: { text: 'Put what you wrote where you will see it {next}.', minutes: 1 },
      challenge: { text: 'Read it once, as if somebody else had written it.', seconds: 15 },
    },
    {
      step: { text: 'Read what you wrote aloud once, slowly.', minutes: 1 },
      challenge: { text: 'Put it down, and say the main point without looking.', seconds: 15 },
    },
    {
      step: { text: 'Write below it when you will need it: the day and the hour.', minutes: 1 },
      challenge: { text: 'Picture that hour, up to your first move.', seconds: 30 },
    },
    {
      step: { text: 'Read what you wrote to one person, or send it to them.', minutes: 2 },
      challenge: { text: 'Name one thing that they could add.', seconds: 30 },
    },
    {
      step: { text: 'Underline the word that matters most in what you wrote.', minutes: 1 },
      challenge: { text: 'Close your eyes, and see whether you remember the rest.', seconds: 30 },
    },
    {
      step: { text: 'Take a picture of what you wrote, so that you have it with you.', minutes: 1 },
      challenge: { text: 'Turn the paper over, and say what it was about.', seconds: 15 },
    },
    {
      step: { text: 'Write below it when you will look at it again.', minutes: 1 },
      challenge: { text: 'Fold the paper, and put that day on the outside.', seconds: 30 },
    },
    {
      step: { text: 'Write below it what came to mind while you wrote.', minutes: 1 },
      challenge: { text: 'Say only this new line aloud.', seconds: 15 },
    },
    {
      step: { text: 'Copy what you wrote onto a second slip, for your wallet or your phone.', minutes: 1 },
      challenge: { text: 'Read the copy once, and put it away.', seconds: 15 },
    },
    {
      step: { text: 'Write below it the first small thing that follows from it.', minutes: 1 },
      challenge: { text: 'Say on which day that could have its turn.', seconds: 15 },
    },
    {
      step: { text: 'Cross out each word that it can do without.', minutes: 1 },
      challenge: { text: 'Say what is left in one breath.', seconds: 15 },
    },
  ],
  tell: [
    {
      step: { text: 'Write down what they answer, in their own words.', minutes: 2 },
      challenge: { text: 'Say the part of it that you want to remember.', seconds: 15 },
    },
    {
      step: { text: 'Write down what you will do if no answer comes.', minutes: 2 },
      challenge: { text: 'Put the phone down, and let it be quiet for a moment.', seconds: 30 },
    },
    {
      step: { text: 'Write down one thing that you could do for them in return.', minutes: 2 },
      challenge: { text: 'Say thank you out loud, with their name.', seconds: 15 },
    },
    {
      step: { text: 'Write down one more person who may know something about it.', minutes: 1 },
      challenge: { text: 'Say how you would ask, in one sentence.', seconds: 15 },
    },
    {
      step: { text: 'Tell them one thing that you like about it, so that they know why.', minutes: 2 },
      challenge: { text: 'Think of the last good word that you had from them.', seconds: 30 },
    },
    {
      step: { text: 'Write down what you would like to ask them the next time.', minutes: 1 },
      challenge: { text: 'Say the question in a friendly voice.', seconds: 15 },
    },
    {
      step: { text: 'Write down when you two could speak about it at more length.', minutes: 1 },
      challenge: { text: 'Picture where you would sit or walk then.', seconds: 30 },
    },
    {
      step: { text: 'Write on a slip what you asked or said, with the date.', minutes: 1 },
      challenge: { text: 'Breathe out slowly, and leave the rest to them.', seconds: 45 },
    },
    {
      step: { text: 'Write down how you will remember what comes of it.', minutes: 1 },
      challenge: { text: 'Say who else should hear of it.', seconds: 15 },
    },
    {
      step: { text: 'Find a picture or a line that would please them, and keep it ready.', minutes: 2 },
      challenge: { text: 'Picture their face when they see it.', seconds: 30 },
    },
    {
      step: { text: 'Beside {weekday} in your plans, note the name of the person you told or asked.', minutes: 1 },
      challenge: { text: 'Say in one sentence why it was this person.', seconds: 15 },
    },
  ],
}
