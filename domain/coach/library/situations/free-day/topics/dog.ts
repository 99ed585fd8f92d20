import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next lesson or time with a dog (TEXT-30). */
export const dogFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Treats in an open bag turn hard. Check how many soft ones are left for {weekday}, and close the bag tightly.',
      short: 'Check the dog’s treats for {weekday}. Close the bag.',
      pairs: [
        {
          step: { text: 'Write the empty ones on the list for the store.', minutes: 1 },
          challenge: { text: 'Break one treat in two, and smell whether it is fresh.', seconds: 15 },
        },
        {
          step: { text: 'Find a small bag or box that closes with one hand.', minutes: 2 },
          challenge: { text: 'Open and close it once, without a rustle.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A leash frays first near the clip. Run yours through your hand, and feel for thin places.',
      short: 'Run the leash through your hand. Feel for thin places.',
      pairs: [
        {
          step: { text: 'Wipe the leash, and let it dry over a chair.', minutes: 2 },
          challenge: { text: 'Open and close its clip, and check the spring.', seconds: 15 },
        },
        {
          step: { text: 'Untwist the leash, and hang it on its hook.', minutes: 1 },
          challenge: { text: 'Hold one end, and let your arm hang loose.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Dogs grow, and their coats get thicker. Slide a finger under the collar or harness all the way around.',
      short: 'Slide a finger under the dog’s collar or harness.',
      pairs: [
        {
          step: { text: 'Loosen or tighten one strap until it fits.', minutes: 2 },
          challenge: { text: 'Brush the coat with your hand, where the strap lies.', seconds: 15 },
        },
        {
          step: { text: 'Check whether name and number on the tag can still be read.', minutes: 1 },
          challenge: { text: 'Scratch the dog’s chest slowly, and ask for nothing.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A dog learns a word faster if it never changes. Write down those that you use, and put the list on the fridge.',
      short: 'Write down the dog’s words. Put them on the fridge.',
      pairs: [
        {
          step: { text: 'Mark the word that comes out differently each time.', minutes: 1 },
          challenge: { text: 'Say that word once, in the voice that you want to use.', seconds: 15 },
        },
        {
          step: { text: 'Ask somebody else who knows your dog which words they use.', minutes: 2 },
          challenge: { text: 'Try out a hand signal for one word in front of a mirror.', seconds: 30 },
        },
      ],
    },
    {
      text: 'What worked is soon forgotten. Write down the last thing that your dog did well, and where you were.',
      short: 'Write down what your dog last did well.',
      pairs: [
        {
          step: { text: 'Write below it what you did just before.', minutes: 2 },
          challenge: { text: 'Say what made you laugh about your dog lately.', seconds: 30 },
        },
        {
          step: { text: 'Note in one line what your dog found hard.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, and look at your dog: {why}.',
            twin: 'Look at your dog until you see what its ears turn to.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Other dogs and bicycles make a lesson hard. Think of a quiet corner where you and your dog can be {next}.',
      short: 'Choose a quiet corner for you and the dog.',
      pairs: [
        {
          step: { text: 'Find the corner on a map, and a way without traffic.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the dog by heart: {plan}',
            twin: 'Say what you and your dog will begin with {next}.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Write down at what hour it is empty.', minutes: 1 },
          challenge: { text: 'Say which way your dog would look first there.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A treat that comes late pays for the wrong thing. Watch a short video about when to give it.',
      short: 'Watch one short video about timing the treat.',
      pairs: [
        {
          step: { text: 'Write down what the hand of the trainer does before the treat.', minutes: 1 },
          challenge: { text: 'Move your own hand in the same way.', seconds: 15 },
        },
        {
          step: { text: 'Watch once more, and look only at the dog.', minutes: 2 },
          challenge: { text: 'Look at your dog’s tail and ears, and say what they tell.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Another calm dog makes practice easier. Ask somebody who has one whether they have time {next}.',
      short: 'Ask somebody with a calm dog to come {next}.',
      pairs: [
        {
          step: {
            text: 'Write to that person what is hard right now, and ask for an idea: {obstacle}.',
            twin: 'Write to that person which word your dog knows best.',
            minutes: 2,
          },
          challenge: { text: 'Say the name of the other dog, and what yours thinks of it.', seconds: 15 },
        },
        {
          step: { text: 'Write down a place where two dogs have room.', minutes: 1 },
          challenge: { text: 'Think of how your dog says hello, and where you stand then.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Toys that always lie around get dull. Put one of your dog’s away until {weekday}.',
      short: 'Put one dog toy away until {weekday}.',
      pairs: [
        {
          step: { text: 'Look through the other toys, and throw out one that is torn.', minutes: 1 },
          challenge: { text: 'Pick up the toys, and leave one out.', seconds: 15 },
        },
        {
          step: { text: 'Wash the one that smells.', minutes: 2 },
          challenge: { text: 'Hide your hand behind your back, and watch whether the dog looks for it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Burrs between the toes make a dog restless. Look at the paws while your dog lies down.',
      short: 'Look between the dog’s toes. Take out the burrs.',
      pairs: [
        {
          step: { text: 'Comb or snip out what is stuck between the toes, if the dog lets you.', minutes: 2 },
          challenge: { text: 'Stroke the paws without holding them.', seconds: 30 },
        },
        {
          step: { text: 'Put a towel for wet paws beside the door.', minutes: 1 },
          challenge: { text: 'Pull the hair out of the dog’s brush.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Too many lessons at once confuse a dog. Choose one word for {weekday}, and leave the others for later.',
      short: 'Choose one word for the dog for {weekday}.',
      pairs: [
        {
          step: { text: 'Write the word on a slip, and put it with the treats.', minutes: 1 },
          challenge: { text: 'Say the word once, to the wall.', seconds: 15 },
        },
        {
          step: { text: 'Shake out the mat where your dog settles.', minutes: 2 },
          challenge: { text: 'Watch where your dog lies down by itself.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Fill the treat bag, and hang it with the leash where you will see both tomorrow.',
      short: 'Fill the treat bag. Hang it with the leash.',
      pairs: [
        {
          step: { text: 'Write the dog’s word for tomorrow on a slip, and put it into the bag.', minutes: 1 },
          challenge: { text: 'Put a treat into the pocket of the jacket that you will wear.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the leash, and put the mat on top of it.', minutes: 2 },
          challenge: { text: 'Close the bag, and see whether the dog has noticed.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Cut a few treats for tomorrow as small as peas, so that your dog swallows them quickly.',
      short: 'Cut tomorrow’s treats as small as peas.',
      pairs: [
        {
          step: { text: 'Put them into the fridge, in a box that closes.', minutes: 1 },
          challenge: { text: 'Wash your hands, and let the dog smell that there is nothing left.', seconds: 15 },
        },
        {
          step: { text: 'Put half of them into the treat bag, and half away.', minutes: 2 },
          challenge: { text: 'Let one piece lie on your palm, and see how small it is.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Choose an hour for tomorrow when your dog is rested and the home is quiet.',
      short: 'Choose tomorrow’s hour. Dog rested, home quiet.',
      pairs: [
        {
          step: { text: 'Clear the piece of floor where you and the dog will begin.', minutes: 1 },
          challenge: { text: 'Sit on that floor for a moment, and see who comes.', seconds: 30 },
        },
        {
          step: { text: 'Turn off what would ring in that hour.', minutes: 2 },
          challenge: { text: 'Say the word that comes first, to the wall.', seconds: 15 },
        },
      ],
    },
  ],
}
