import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next one of a goal that is done regularly, without texts of a topic (TEXT-30). */
export const doRegularlyFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Take a look at what you use for it. Is anything empty, broken, or still at a friend’s place?',
      short: 'Look over what you use. Empty, broken, or lent?',
      pairs: [
        {
          step: { text: 'Put what is empty or broken beside the door, to replace or fix.', minutes: 2 },
          challenge: { text: 'Pick up the thing you use most, and feel where it is worn.', seconds: 30 },
        },
        {
          step: { text: 'Write one line to whoever still has something of yours.', minutes: 2 },
          challenge: { text: 'Point at the place where each thing belongs.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Opening hours and timetables change around holidays. Check that everything is as usual on {weekday}.',
      short: 'Check the hours and the bus for {weekday}.',
      pairs: [
        {
          step: { text: 'Note beside the hours how long the way there takes {next}.', minutes: 2 },
          challenge: { text: 'Go along that way in your head, up to the door.', seconds: 30 },
        },
        {
          step: { text: 'Save the number or the page that tells of changes.', minutes: 2 },
          challenge: { text: 'Say what you would do on {weekday} if the place were closed.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Whatever comes right before tends to run over. Give yourself a gap on {weekday}.',
      short: 'Leave a gap before it on {weekday}.',
      pairs: [
        {
          step: { text: 'Move one errand away from this hour: {time}.', minutes: 2 },
          challenge: { text: 'Name the thing that usually runs over, and when it may end.', seconds: 30 },
        },
        {
          step: { text: 'Write down the sentence that ends whatever comes before.', minutes: 1 },
          challenge: { text: 'Say the sentence out loud, in a friendly voice.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Some days only have a few minutes to spare. Write down a short version for those days.',
      short: 'Write down a short version for busy days.',
      pairs: [
        {
          step: { text: 'Put what the short version needs in one spot.', minutes: 2 },
          challenge: {
            text: 'Say your plan by heart: {plan}',
            twin: 'Go through the short version in your head, from the first move to the last.',
            seconds: 60,
          },
        },
        {
          step: { text: 'Cross out one thing that the short version can do without.', minutes: 1 },
          challenge: { text: 'Name the kind of day that calls for the short version.', seconds: 15 },
        },
      ],
    },
    {
      text: 'You may know somebody who does the same. Ask how they fit it into their week.',
      short: 'Ask somebody how they fit it into a week.',
      pairs: [
        {
          step: {
            text: 'Write to that person what gets in your way, and ask for an idea: {obstacle}.',
            twin: 'Write to that person when you do it, and how that suits you.',
            minutes: 2,
          },
          challenge: { text: 'Name one habit of that person that you would like to copy.', seconds: 30 },
        },
        {
          step: { text: 'Write that person one line about how it went for you lately.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and think of who else would say the same: {why}.',
            twin: 'Say in one sentence why you keep at it, as you would tell a friend.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Clean the one thing you touch most when you do it. You will notice right away.',
      short: 'Clean what you touch most when you do it.',
      pairs: [
        {
          step: { text: 'Find a place where it stays clean until {weekday}.', minutes: 2 },
          challenge: { text: 'Hold it in your hands for a moment, and put it back.', seconds: 30 },
        },
        {
          step: { text: 'Wash the cloth that you used, and hang it up.', minutes: 2 },
          challenge: { text: 'Look at the spot around it, and take one thing away.', seconds: 30 },
        },
      ],
    },
    {
      text: 'The place where you do it fills up between the days. Move one thing out of the way.',
      short: 'Clear the place where you do it. One thing.',
      pairs: [
        {
          step: { text: 'Carry what you moved to where it belongs.', minutes: 2 },
          challenge: { text: 'Stand at the place, and look at it from there.', seconds: 30 },
        },
        {
          step: { text: 'See what else has landed there, and find a better home for it.', minutes: 2 },
          challenge: { text: 'Point at the spot where you will begin {next}.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A clear end makes it easier to begin. Write down how you will know that it is done.',
      short: 'Write down how you know it is done.',
      pairs: [
        {
          step: { text: 'Put the note where you will see it at the end.', minutes: 1 },
          challenge: { text: 'Say out loud what finished will look like.', seconds: 15 },
        },
        {
          step: { text: 'Write below the note what you would like to do afterward.', minutes: 2 },
          challenge: { text: 'Picture yourself sitting down when it is over.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Put the first thing you will need where you cannot miss it tomorrow.',
      short: 'Put the first thing you need in your way.',
      pairs: [
        {
          step: { text: 'Lay the second thing that you need beside it.', minutes: 1 },
          challenge: { text: 'Touch both once, in the order that you will use them.', seconds: 15 },
        },
        {
          step: { text: 'Take away one thing that would lie in front of it.', minutes: 2 },
          challenge: { text: 'Look at it from the door, as you will tomorrow.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Everything is easier when you are rested. Skip the last thing you had planned this evening, and go to bed early.',
      short: 'Skip the last thing this evening. Sleep instead.',
      pairs: [
        {
          step: { text: 'Write down the hour when the lights go out.', minutes: 1 },
          challenge: { text: 'Turn off the lamp that you need least.', seconds: 15 },
        },
        {
          step: { text: 'Put what the evening usually adds out of reach: a screen, a book, or a snack.', minutes: 2 },
          challenge: { text: 'Sit on the edge of the bed, and let your shoulders drop.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Decide what you will wear for it tomorrow, and check that it is clean.',
      short: 'Decide what you wear tomorrow. Is it clean?',
      pairs: [
        {
          step: { text: 'Lay out what you will wear, the first piece on top.', minutes: 2 },
          challenge: { text: 'Check the pockets, and take out what is not needed.', seconds: 30 },
        },
        {
          step: { text: 'Put the shoes that go with it beside the door.', minutes: 1 },
          challenge: { text: 'Hang up or fold the rest, so that one outfit is left.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The minutes before it decide a lot. Write down what you will be doing just before, tomorrow at that hour.',
      short: 'Write down what comes just before it tomorrow.',
      pairs: [
        {
          step: { text: 'Write below it how you will stop doing that.', minutes: 1 },
          challenge: { text: 'Say the sentence that helps you stop.', seconds: 15 },
        },
        {
          step: { text: 'Move one thing from that time to another hour.', minutes: 2 },
          challenge: { text: 'Go through the change in your head, from the one to the other.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A plan is safer with a backup. Write down what you will do tomorrow if something comes up.',
      short: 'Write down the backup plan for tomorrow.',
      pairs: [
        {
          step: { text: 'Put the backup plan where you will need it.', minutes: 1 },
          challenge: { text: 'Say the backup plan out loud.', seconds: 15 },
        },
        {
          step: { text: 'Tell one person who would notice the change.', minutes: 2 },
          challenge: { text: 'Picture yourself choosing it, without being annoyed.', seconds: 30 },
        },
      ],
    },
    {
      text: 'You start more easily with something to look forward to. Choose what comes right after it tomorrow.',
      short: 'Choose what comes right after it tomorrow.',
      pairs: [
        {
          step: { text: 'Put it where you will be by then.', minutes: 1 },
          challenge: { text: 'Say what you will enjoy about it.', seconds: 15 },
        },
        {
          step: { text: 'Clear the time for it, so that nothing pushes in.', minutes: 2 },
          challenge: { text: 'Sit down there once, and lean back.', seconds: 30 },
        },
      ],
    },
  ],
}
