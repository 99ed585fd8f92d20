import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next lesson or time with a dog (TEXT-30). */
export const dogFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Treats in an open bag turn hard. Check how many soft ones are left for {weekday}, and close the bag tightly.',
        short: 'Check the dog’s treats for {weekday}. Close the bag.',
        about: 'treats',
      },
      {
        text: 'A leash frays first near the clip. Run yours through your hand, and feel for thin places.',
        short: 'Run the leash through your hand. Feel for thin places.',
        about: 'leash',
      },
      {
        text: 'Dogs grow, and their coats get thicker. Slide a finger under the collar or harness all the way around.',
        short: 'Slide a finger under the dog’s collar or harness.',
        about: 'harness',
      },
      {
        text: 'A dog learns a word faster if it never changes. Write down those that you use, and put the list on the fridge.',
        short: 'Write down the dog’s words. Put them on the fridge.',
        about: 'words',
      },
      {
        text: 'What worked is soon forgotten. Write down the last thing that your dog did well, and where you were.',
        short: 'Write down what your dog last did well.',
        about: 'note',
      },
      {
        text: 'Other dogs and bicycles make a lesson hard. Think of a quiet corner where you and your dog can be {next}.',
        short: 'Choose a quiet corner for you and the dog.',
        about: 'spot',
      },
      {
        text: 'A treat that comes late pays for the wrong thing. Watch a short video about when to give it.',
        short: 'Watch one short video about timing the treat.',
        about: 'watch',
      },
      {
        text: 'Another calm dog makes practice easier. Ask somebody who has one whether they have time {next}.',
        short: 'Ask somebody with a calm dog to come {next}.',
        about: 'friend',
      },
      {
        text: 'Toys that always lie around get dull. Put one of your dog’s away until {weekday}.',
        short: 'Put one dog toy away until {weekday}.',
        about: 'toy',
      },
      {
        text: 'Burrs between the toes make a dog restless. Look at the paws while your dog lies down.',
        short: 'Look between the dog’s toes. Take out the burrs.',
        about: 'paws',
      },
      {
        text: 'Too many lessons at once confuse a dog. Choose one word for {weekday}, and leave the others for later.',
        short: 'Choose one word for the dog for {weekday}.',
        about: 'word',
      },
    ],
    eve: [
      {
        text: 'Fill the treat bag, and hang it with the leash where you will see both tomorrow.',
        short: 'Fill the treat bag. Hang it with the leash.',
        about: 'bag',
      },
      {
        text: 'Cut a few treats for tomorrow as small as peas, so that your dog swallows them quickly.',
        short: 'Cut tomorrow’s treats as small as peas.',
        about: 'cut',
      },
      {
        text: 'Choose an hour for tomorrow when your dog is rested and the home is quiet.',
        short: 'Choose tomorrow’s hour. Dog rested, home quiet.',
        about: 'hour',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Check how many soft treats you have for the dog.', minutes: 1, about: 'treats' },
      { text: 'Wipe the leash, and feel for thin places near the clip.', minutes: 2, about: 'leash' },
      { text: 'Write the words that your dog knows on a card for the fridge.', minutes: 3, about: 'words' },
      { text: 'Note in one line what your dog found hard in the last lesson.', minutes: 2, about: 'note' },
      {
        text: 'Ask somebody with a dog what they do about this: {obstacle}.',
        twin: 'Ask somebody with a dog which word theirs learned first.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Watch a dog trainer in a short video, and look only at the hands.', minutes: 3, about: 'watch' },
      { text: 'Shake out the mat on which your dog settles.', minutes: 2, about: 'mat' },
      { text: 'Pull the hair out of the dog’s brush, and rinse it.', minutes: 3, about: 'brush' },
      { text: 'Find a quiet place on the map for your dog’s next lesson.', minutes: 2, about: 'spot' },
    ],
    eve: [
      { text: 'Fill the treat bag, and put it beside the leash.', minutes: 2, about: 'bag' },
      { text: 'Cut a few treats into small pieces for tomorrow.', minutes: 2, about: 'cut' },
      { text: 'Write the dog’s word for tomorrow on a slip, and put it with the treats.', minutes: 2, about: 'word' },
    ],
  },
  challenges: {
    any: [
      { text: 'Scratch the dog’s chest slowly, and ask for nothing.', seconds: 30, about: 'scratch' },
      { text: 'Say your dog’s next word once, in the voice that you want to use.', seconds: 15, about: 'voice' },
      {
        text: 'Say your plan for the dog by heart: {plan}',
        twin: 'Say what you and your dog will begin with {next}.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and look at your dog: {why}.',
        twin: 'Say what made you laugh about your dog lately.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Try out a hand signal for the dog in front of a mirror.', seconds: 45, about: 'sign' },
      { text: 'Open and close the clip of the leash, and check its spring.', seconds: 15, about: 'leash' },
      { text: 'Watch the ears of your dog, and say what they turn to.', seconds: 45, about: 'see' },
      { text: 'Pick up the dog’s toys, and leave one out.', seconds: 60, about: 'toy' },
    ],
    eve: [
      { text: 'Put a treat into the pocket of the jacket that you will wear.', seconds: 15, about: 'bag' },
      { text: 'Untwist the leash, and hang it on its hook.', seconds: 15, about: 'leash' },
      { text: 'Clear the piece of floor where you and the dog will begin.', seconds: 45, about: 'spot' },
    ],
  },
}
