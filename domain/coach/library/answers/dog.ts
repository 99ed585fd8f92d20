import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of training a dog and of time with it answer to something that the person wrote (TEXT-32). */
export const dogAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'weather',
    text: 'Some games with a dog work anywhere, even in a hallway. Close a treat in one fist, hold out both, and let your dog find it.',
    short: 'Weather stays outside. Treat in one fist.',
    form: 'work',
    drill_sergeant: 'Hold out both. The dog finds it.',
    kind_encouraging: 'A wrong guess is part of the game, and you can simply close your hands again.',
    teammate: 'If the dog wins every time, it must be our poker face.',
    wise_mentor: 'A dog may be as content after searching as after running.',
    own: [
      {
        step: { text: 'Choose one word to say when your dog touches the fist with the treat.', minutes: 1 },
        challenge: { text: 'Use the word once, and open that hand.', seconds: 45 },
      },
      {
        step: { text: 'Show your dog both hands, open and empty, to end the game.', minutes: 1 },
        challenge: { text: 'Put the other treats away calmly, where your dog can watch you.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'weather',
    text: 'When a walk has to be short, a game can follow it. Write one indoor game for your dog on a slip by the leash.',
    short: 'Short walk, long game. Write one down for the dog.',
    form: 'note',
    drill_sergeant: 'Slip beside the leash. Play it after the walk.',
    kind_encouraging: 'It may be the simplest game that you both like.',
    teammate: 'Next time we look out and groan, the slip’s got a better idea.',
    wise_mentor: 'A short walk and a short game together are often enough for a dog.',
    own: [
      {
        step: { text: 'Put the toy or treat for the dog’s indoor game beside the slip.', minutes: 1 },
        challenge: { text: 'Clear the spot on the floor where you would play.', seconds: 60 },
      },
      {
        step: { text: 'Say the rule of the dog’s indoor game in one short sentence.', minutes: 1 },
        challenge: { text: 'Decide which word or sign will tell your dog that the game begins.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Being together is part of training, and it can be done sitting down. Sit where your dog can reach you, and let one hand hang down.',
    short: 'Tired trainers sit. One hand down for the dog.',
    form: 'work',
    drill_sergeant: 'Say nothing. Wait for the nose.',
    kind_encouraging: 'If your dog comes, there is a warm head in your hand, and if not, you have rested.',
    teammate: 'We’ve got the easy part, which is sitting still.',
    wise_mentor: 'A dog also learns to be calm beside somebody who is resting.',
    own: [
      {
        step: { text: 'Let the lowered hand lie open, and wait for your dog without a word.', minutes: 1 },
        challenge: { text: 'Say your dog’s name once, softly, if the hand is still empty.', seconds: 30 },
      },
      {
        step: { text: 'Recall where your dog likes best to be stroked.', minutes: 1 },
        challenge: { text: 'Stroke that place slowly, or keep your hand ready if your dog is elsewhere.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Some practice can be done from a seat. Put a cup with a few treats beside the place where you rest, out of your dog’s reach.',
    short: 'Tired? Train from your seat. Treats in a cup.',
    form: 'prepare',
    drill_sergeant: 'Out of the dog’s reach. Sit back down.',
    kind_encouraging: 'When you feel like it, one word and one treat are a whole lesson.',
    teammate: 'Next lesson’s from the armchair, and we don’t have to get up for it.',
    wise_mentor: 'What can be taught from a seat does not have to wait until you are rested.',
    own: [
      {
        step: { text: 'Choose the one word that the treats in the cup will be for.', minutes: 1 },
        challenge: { text: 'Say it once from your seat, as calmly as you want it to sound.', seconds: 15 },
      },
      {
        step: { text: 'Break one treat into crumbs, so that a lesson needs only a little.', minutes: 1 },
        challenge: { text: 'Cover the cup, and see that you can open it with one hand.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'A busy day still leads through doors, and each can be a lesson. At the next one, ask your dog to wait for one breath.',
    short: 'No time to train? Use the next door.',
    form: 'moment',
    drill_sergeant: 'Dog waits one breath. Then through together.',
    kind_encouraging: 'If one breath is too long, half of one is a good start.',
    teammate: 'We had to go through there anyway, so it didn’t cost us a thing.',
    wise_mentor: 'Short lessons at many doors may teach a dog more than a single long one.',
    own: [
      {
        step: { text: 'Choose the word or hand sign that tells your dog to wait.', minutes: 1 },
        challenge: { text: 'Practice it at the nearest door, even without your dog.', seconds: 45 },
      },
      {
        step: { text: 'Choose the door that is easiest for your dog: the quietest one.', minutes: 1 },
        challenge: { text: 'Find a short word that will let your dog go on through it.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'home',
    text: 'With people or noise around, a dog likes to know where it may lie. Spread a blanket in the quietest corner, and pat it once.',
    short: 'A full house needs a dog corner. Spread a blanket.',
    form: 'prepare',
    drill_sergeant: 'Quietest spot. Pat it once. Keep it free.',
    kind_encouraging: 'Your dog may need some time to find it, and the blanket will be there.',
    teammate: 'That’s the dog’s own office, and we knock.',
    wise_mentor: 'A dog that knows its place to rest is calmer among people.',
    own: [
      {
        step: { text: 'Lay one toy or treat on the dog’s blanket.', minutes: 1 },
        challenge: { text: 'Step back to where you can still see the corner, and keep quiet.', seconds: 60 },
      },
      {
        step: { text: 'Sit down beside the blanket, low enough for your dog to join you.', minutes: 1 },
        challenge: { text: 'Stay there quietly for a few breaths, with your hands in your lap.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'afraid',
    text: 'When you or your dog is nervous, a loose hand helps. Hold the leash, and open your grip until it lies lightly in your fingers.',
    short: 'Nerves travel down the leash. Hold it.',
    form: 'work',
    drill_sergeant: 'Loosen your grip. Elbow soft. Shoulders down.',
    kind_encouraging: 'You can practice it without your dog, until your hand does it by itself.',
    teammate: 'Our end of the leash can be calm, and that’s half the leash.',
    wise_mentor: 'Through the leash, your dog feels what your hand does.',
    own: [
      {
        step: { text: 'Lower your elbow and shoulder, with the leash still in your hand.', minutes: 1 },
        challenge: { text: 'Walk a few steps with the leash, and keep the hand as loose.', seconds: 45 },
      },
      {
        step: { text: 'Find the part of the leash that feels best in your hand.', minutes: 1 },
        challenge: { text: 'Mark that part with a strip of tape, or remember the stitch beside it.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'Nobody forgets the bowl, neither you nor your dog. Put a few treats in a jar beside it, for a lesson before meals.',
    short: 'Nobody forgets the bowl. Jar of treats beside it.',
    form: 'prepare',
    drill_sergeant: 'Lid closed. Dog sits first, then food.',
    kind_encouraging: 'The lesson may be a single word that your dog already knows.',
    teammate: 'If we walk past it, our dog is going to sit down there and stare.',
    wise_mentor: 'What is tied to a meal is easy to remember.',
    own: [
      {
        step: { text: 'Close the treat jar, and see that your dog could not open it.', minutes: 1 },
        challenge: { text: 'Name the word or sign you will practice before the bowl is filled.', seconds: 30 },
      },
      {
        step: { text: 'Choose where your dog should sit while you open the treat jar.', minutes: 1 },
        challenge: { text: 'Stand at the bowl, and point to that spot once, clearly.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A fresh idea makes practice more fun for you and your dog. Ask {ally} for one funny thing that a dog could learn.',
    short: 'Ask {ally} for a funny trick for the dog.',
    form: 'tell',
    drill_sergeant: 'Write it down. Try the first part.',
    kind_encouraging: 'If it is too hard, there is usually an easier beginning in it.',
    teammate: 'If it’s waving goodbye, we’ve got somebody to wave to.',
    wise_mentor: 'A task that makes you smile is taught with more patience.',
    own: [
      {
        step: { text: 'Name one funny thing that your dog already does unasked.', minutes: 1 },
        challenge: { text: 'Find a short word for it that could become the name of a trick.', seconds: 45 },
      },
      {
        step: { text: 'Think of the thing your dog has learned most easily so far.', minutes: 1 },
        challenge: { text: 'Name the reward that worked for it, and see that some is left.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Progress is easier to see when somebody hears of it. Send {ally} a picture of your dog, with the word that you are practicing.',
    short: 'Send {ally} a picture of the dog. Add its word.',
    form: 'tell',
    drill_sergeant: 'Any picture. One word. Send.',
    kind_encouraging: 'Your dog may be asleep in it, and the word may still be new.',
    teammate: 'If the dog looks guilty in it, we send it anyway.',
    wise_mentor: 'Somebody may ask how it is going, and you will look more closely for an answer.',
    own: [
      {
        step: { text: 'Say the practice word to your dog once, the way you always say it.', minutes: 1 },
        challenge: { text: 'Reward whatever comes close to it with a treat or a kind hand.', seconds: 30 },
      },
      {
        step: { text: 'Find a small hand sign that fits the word you are practicing.', minutes: 1 },
        challenge: { text: 'Make the sign once, slowly, as you would in front of your dog.', seconds: 30 },
      },
    ],
  },
]
