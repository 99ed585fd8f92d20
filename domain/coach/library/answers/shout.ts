import type { QuoteAnswer } from '#domain/coach/library/frame.ts'
import { moreShoutAnswers } from './shout-more.ts'

/** What messages of not shouting answer to something that the person wrote (TEXT-32). */
export const shoutAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'stress',
    text: 'Pressure can go onto paper before it gets into your voice. Write its cause on a slip in a few words, and turn it over.',
    short: 'Write down the pressure instead of shouting. Note its cause.',
    form: 'note',
    drill_sergeant: 'Few words. Slip face down. Leave it.',
    kind_encouraging: 'You may be as unfair as you like on the slip, because nobody will read it.',
    teammate: 'The slip gets the loud words, and our kids get the quiet ones.',
    wise_mentor: 'Once the cause has a name, it is less likely to come out as something else.',
    own: [
      {
        step: { text: 'Tear the slip up, and let the pieces drop into the trash.', minutes: 1 },
        challenge: { text: 'Say one ordinary sentence in the voice you want to have next.', seconds: 30 },
      },
      {
        step: { text: 'Underline the part of the cause that has nothing to do with the children.', minutes: 1 },
        challenge: { text: 'Say quietly to yourself that this part is not theirs.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'A tense body makes a loud voice. Press both palms firmly against a wall, let go, and breathe out.',
    short: 'Tension turns into a shout. Press both palms against a wall.',
    form: 'work',
    drill_sergeant: 'Push. Let go. Breathe out. Voice low.',
    kind_encouraging: 'If the first time does little, you may do it again.',
    teammate: 'Walls can take a lot, so we lean in properly.',
    wise_mentor: 'Notice your shoulders when you let go, since the voice follows them.',
    own: [
      {
        step: { text: 'Let your jaw hang loose, and lower both shoulders.', minutes: 1 },
        challenge: { text: 'Say the first thing you want to tell the children, in a low voice.', seconds: 30 },
      },
      {
        step: { text: 'Turn around, and lean your back against the same wall.', minutes: 1 },
        challenge: { text: 'Whisper something that you often call out, still leaning there.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'Under pressure, a voice gets louder than anybody meant it to. Say quietly, as if to the children, that this is a hard moment for you.',
    short: 'A hard moment may be said, not shouted. Say so quietly.',
    form: 'work',
    drill_sergeant: 'Low voice. One sentence. No reasons.',
    kind_encouraging: 'If they are near, they may hear it, and if not, it is practice.',
    teammate: 'Once we’ve said it calmly, we’ll find the words again when it’s loud.',
    wise_mentor: 'What has been said in a calm moment comes back more easily in a loud one.',
    own: [
      {
        step: { text: 'Choose where you can go for a few breaths in a hard moment.', minutes: 1 },
        challenge: { text: 'Walk to that place once, at a slow pace.', seconds: 45 },
      },
      {
        step: { text: 'Decide what you would ask of the children at such a moment.', minutes: 1 },
        challenge: { text: 'Put that request into one short, low sentence.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'A tired voice gets sharp sooner, and even a short rest helps. Sit down, and let your shoulders sink with one long breath.',
    short: 'Tired voices shout sooner, so rest first. Sit down. Breathe out.',
    form: 'work',
    drill_sergeant: 'Shoulders down. Hands in your lap.',
    kind_encouraging: 'You may stay seated for as long as nobody needs you.',
    teammate: 'We don’t have to fix anything from this chair.',
    wise_mentor: 'Patience is easier to find when the body has been allowed to stop.',
    own: [
      {
        step: { text: 'Loosen your hands, and rest them open on your knees.', minutes: 1 },
        challenge: { text: 'Speak your next request once from the chair, quietly, as practice.', seconds: 30 },
      },
      {
        step: { text: 'Choose one task that can wait, and say which one it is.', minutes: 1 },
        challenge: { text: 'Close your eyes for another breath before you get up.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'When you are worn out, a sign takes less strength than words. Slowly raise an open hand once, as if asking the children to wait.',
    short: 'Tired people can signal instead of shout. Raise an open hand.',
    form: 'work',
    drill_sergeant: 'Palm out. Hold. Lower it slowly.',
    kind_encouraging: 'It may be a small, sleepy sign, as long as it is a quiet one.',
    teammate: 'One hand up, mouth shut, and we’ve said enough.',
    wise_mentor: 'A raised hand also gives you the length of a breath before you speak.',
    own: [
      {
        step: { text: 'Lower the hand slowly, and breathe out while it sinks.', minutes: 1 },
        challenge: { text: 'Prepare one sentence that explains the sign to the children.', seconds: 45 },
      },
      {
        step: { text: 'Find a second sign, one that means “come here.”', minutes: 1 },
        challenge: { text: 'Show both signs in a row, without a sound.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'At home, one raised voice easily brings another. Say one ordinary sentence, only as loud as you need to hear it yourself.',
    short: 'One loud voice at home brings another. Speak one low sentence.',
    form: 'work',
    drill_sergeant: 'Just loud enough for you to hear. Remember it.',
    kind_encouraging: 'It does not matter what you say, so it may be about the weather.',
    teammate: 'That’s our volume, and we can come back to it.',
    wise_mentor: 'Keep the sound of it in your ear, as a measure for later.',
    own: [
      {
        step: { text: 'Walk to where the others usually are, so that a low voice reaches.', minutes: 1 },
        challenge: { text: 'Say a name there in the same low voice.', seconds: 15 },
      },
      {
        step: { text: 'Turn down one other sound at home, such as a radio or a fan.', minutes: 1 },
        challenge: { text: 'Repeat your sentence even lower, now that there is less to talk over.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Those at home may hear your voice rise before you do. Write on a card that they may ask you to lower it.',
    short: 'Those at home hear a shout coming. Write them a card.',
    form: 'note',
    drill_sergeant: 'One line: ask me to lower my voice.',
    kind_encouraging: 'A hand on your arm may say the same without a word.',
    teammate: 'We’re asking for help with the volume, and that’s fair.',
    wise_mentor: 'Hang it where everybody passes, so that saying it takes less courage.',
    own: [
      {
        step: { text: 'Put the card where everybody at home passes, such as the refrigerator.', minutes: 1 },
        challenge: { text: 'Practice your answer for when somebody uses the card: “You are right.”', seconds: 30 },
      },
      {
        step: { text: 'Add a silent sign to the card, such as a hand on the table.', minutes: 1 },
        challenge: { text: 'Practice the sign yourself, with a few low words after it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'Whatever comes up at home, a ready answer keeps your voice low. Practice saying slowly that you will come in a moment.',
    short: 'A ready answer prevents a shout. Say quietly: in a moment.',
    form: 'work',
    drill_sergeant: 'Say it slowly and low. Then once more.',
    kind_encouraging: 'You may really take that moment, and finish the breath you are in.',
    teammate: 'It buys us a breath, and usually that’s all we need.',
    wise_mentor: 'Said slowly, it also calms you while you say it.',
    own: [
      {
        step: { text: 'Decide what that moment is: one breath, or the end of a task.', minutes: 1 },
        challenge: { text: 'Take one such moment now, and stand up without hurry.', seconds: 30 },
      },
      {
        step: { text: 'Think of the call you hear most often, and what it is usually about.', minutes: 1 },
        challenge: { text: 'Answer that call in a low voice, after one full breath.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'When time is short, voices rise over things that cannot be found. Put your own keys, bag, and shoes in one place now.',
    short: 'Hurry makes people shout. Put your keys and shoes together.',
    form: 'prepare',
    drill_sergeant: 'The bag, too. One place. Check it.',
    kind_encouraging: 'It need not look tidy, as long as it is all there.',
    teammate: 'That’s one hunt less, and we’re calmer at the door.',
    wise_mentor: 'With nothing to look for, you can wait more calmly for the children.',
    own: [
      {
        step: { text: 'Find one thing that is often missing, and lay it beside your keys.', minutes: 2 },
        challenge: { text: 'Name the place where keys and shoes will go when you come in.', seconds: 30 },
      },
      {
        step: { text: 'Look for the children’s shoes, and stand them side by side.', minutes: 2 },
        challenge: { text: 'Name one more thing that could wait at the door from now on.', seconds: 30 },
      },
    ],
  },
  ...moreShoutAnswers,
]
