import type { FreeForm, StepAndChallenge } from '#domain/coach/library/frame.ts'

/** Steps of a free day whose message answers what the person wrote (TEXT-32), each with its challenge, by what the answer asks for. */
export const FREE_ANSWER_PAIRS: Readonly<Record<FreeForm, readonly StepAndChallenge[]>> = {
  prepare: [
    {
      step: { text: 'Write on a slip what you have prepared, and put it with your keys.', minutes: 1 },
      challenge: { text: 'Say in one sentence what that will save you.', seconds: 15 },
    },
    {
      step: { text: 'Go through it once, slowly, as you will {next}.', minutes: 2 },
      challenge: { text: 'Picture that moment, and how calm it can be.', seconds: 30 },
    },
    {
      step: { text: 'Move one thing that could still get in the way.', minutes: 2 },
      challenge: { text: 'Look at the cleared place once, and let it be.', seconds: 15 },
    },
    {
      step: { text: 'Sit down afterward, and leave everything else for {weekday}.', minutes: 2 },
      challenge: { text: 'Say in one sentence what is easier now.', seconds: 15 },
    },
    {
      step: { text: 'Check whether it will stay like this until {weekday}, and fix what will not.', minutes: 1 },
      challenge: { text: 'Say what you will notice first, and what you will do then.', seconds: 15 },
    },
    {
      step: { text: 'Write down one more thing that could help at the same moment.', minutes: 2 },
      challenge: { text: 'Let your shoulders drop, and leave it at that.', seconds: 30 },
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
      step: {
        text: 'Send {ally} one line about what you have prepared.',
        twin: 'Send one person a line about what you have prepared.',
        minutes: 2,
      },
      challenge: { text: 'Put the phone away, and sit back for a moment.', seconds: 30 },
    },
    {
      step: { text: 'Stop there, and leave it as it is until {weekday}.', minutes: 1 },
      challenge: { text: 'Sit back, and let both hands get heavy.', seconds: 30 },
    },
    {
      step: { text: 'Beside {weekday} in your plans, write one word that reminds you of it.', minutes: 1 },
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
      step: { text: 'Add to that note the hour when you will need it.', minutes: 1 },
      challenge: { text: 'Picture that hour, up to your first move.', seconds: 30 },
    },
    {
      step: {
        text: 'Send what you wrote to {ally}.',
        twin: 'Send what you wrote to one person who will understand.',
        minutes: 2,
      },
      challenge: { text: 'Say in one sentence why it matters to you.', seconds: 15 },
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
      step: { text: 'Put a copy of it inside the door that you leave by.', minutes: 1 },
      challenge: { text: 'Stand at the door as if you were leaving, and read it once.', seconds: 15 },
    },
    {
      step: { text: 'Copy what you wrote onto a second slip, for your wallet or your phone.', minutes: 1 },
      challenge: { text: 'Read the copy once, and put it away.', seconds: 15 },
    },
    {
      step: { text: 'Leave it at that, and do nothing more about it until {weekday}.', minutes: 1 },
      challenge: { text: 'Sit somewhere soft, and let your shoulders drop.', seconds: 30 },
    },
    {
      step: { text: 'Write the date beside it, and put the pen away.', minutes: 1 },
      challenge: { text: 'Sit down, and let your hands rest in your lap.', seconds: 30 },
    },
  ],
  tell: [
    {
      step: { text: 'Write on a slip what you hope to hear back.', minutes: 1 },
      challenge: { text: 'Read the slip once, and turn it over.', seconds: 15 },
    },
    {
      step: { text: 'Write down what you will do if no answer comes.', minutes: 2 },
      challenge: { text: 'Put the phone down, and let it be quiet for a moment.', seconds: 30 },
    },
    {
      step: { text: 'Write down one thing that you could do for that person in return.', minutes: 2 },
      challenge: { text: 'Say thank you out loud, with the name.', seconds: 15 },
    },
    {
      step: { text: 'Write down when you expect to see that person next.', minutes: 1 },
      challenge: { text: 'Say your first sentence out loud, in a friendly voice.', seconds: 15 },
    },
    {
      step: { text: 'Write one sentence on why that matters to you.', minutes: 1 },
      challenge: { text: 'Think of a day when that person helped you.', seconds: 30 },
    },
    {
      step: { text: 'Write down one thing to ask that person in return.', minutes: 1 },
      challenge: { text: 'Say the question as you would ask it.', seconds: 15 },
    },
    {
      step: { text: 'Write down when you two could talk about it in person.', minutes: 1 },
      challenge: { text: 'Picture where you would sit or walk then.', seconds: 30 },
    },
    {
      step: { text: 'Write on a slip what you asked or said, with the date.', minutes: 1 },
      challenge: { text: 'Breathe out slowly, and let the answer take its time.', seconds: 45 },
    },
    {
      step: { text: 'Put that person’s number where you find it at once {next}.', minutes: 1 },
      challenge: { text: 'Say who else might like to hear of it.', seconds: 15 },
    },
    {
      step: { text: 'Read your words once before you send them, and cut one.', minutes: 1 },
      challenge: { text: 'Sit back, and let your hands rest in your lap.', seconds: 30 },
    },
    {
      step: { text: 'Beside {weekday} in your plans, write the name of that person.', minutes: 1 },
      challenge: { text: 'Say the name once, and picture your next hello.', seconds: 15 },
    },
  ],
}
