import type { FreeDayTexts } from '#domain/coach/library/frame.ts'
import { withLeisure } from '#domain/coach/library/situations/free-day/with-leisure.ts'

/** Texts of a day before a day of care for somebody (TEXT-30). */
export const caregivingFreeTexts: FreeDayTexts = withLeisure(
  {
    details: {
      any: [
        {
          text: 'Those who help do better with one list. Write down what the person you care for needs on {weekday}, in their order.',
          short: 'List what {weekday} needs. In their order.',
          about: 'list',
        },
        {
          text: 'Supplies for care run out at odd hours. Look at one of them: pills, pads, or the food they like.',
          short: 'Check one supply for the care. Note what is low.',
          about: 'supplies',
        },
        {
          text: 'A number is quicker to find on paper. Write the doctor’s and the pharmacy’s beside the phone.',
          short: 'Doctor and pharmacy. Both numbers beside the phone.',
          about: 'numbers',
        },
        {
          text: 'Another person can take an hour more easily with a note. Write down how you do one thing for them.',
          short: 'Care: write down how one part is done.',
          about: 'handover',
        },
        {
          text: 'Papers about the care scatter quickly. Put those on the table into a single folder.',
          short: 'Care papers: all into one folder. Leave it out.',
          about: 'papers',
        },
        {
          text: 'Questions come up between visits to the doctor. Write down the one about the care that you would ask first.',
          short: 'Write down one question about the care.',
          about: 'question',
        },
        {
          text: 'Getting there takes part of your strength. Find out which bus, lot, or friend makes {weekday} easier.',
          short: 'Find the easiest way there on {weekday}.',
          about: 'way',
        },
        {
          text: 'Care is lighter in company. Ask somebody for a half hour on {weekday}, and name what they could do.',
          short: 'Ask one person for a half hour on {weekday}.',
          about: 'company',
        },
      ],
      eve: [
        {
          text: 'Put what you need for the person you care for by the door, with something for yourself.',
          short: 'Care bag by the door. Something for you too.',
          about: 'bag',
        },
        {
          text: 'Decide when you come and when you leave tomorrow. The second hour matters as much as the first.',
          short: 'Fix both hours for tomorrow: come and leave.',
          about: 'hour',
        },
        {
          text: 'Eat before you help. Write down what that will be tomorrow, and whether it is in the house.',
          short: 'Write down what you eat before you help tomorrow.',
          about: 'meal',
        },
      ],
    },
    steps: {
      any: [
        { text: 'Write down what the person you care for likes on a day with you.', minutes: 2, about: 'list' },
        { text: 'Look at one supply for the care, and write down what to buy.', minutes: 2, about: 'supplies' },
        { text: 'Write the numbers of the doctor and the pharmacy on one card.', minutes: 2, about: 'numbers' },
        { text: 'Write down how you do one thing for them, so that another could.', minutes: 3, about: 'handover' },
        { text: 'Write down one question for the doctor or the care service.', minutes: 2, about: 'question' },
        { text: 'Look up the way there for {weekday}, and one that needs less of you.', minutes: 2, about: 'way' },
        { text: 'Ask one person whether they could take over a half hour.', minutes: 2, about: 'company' },
        {
          text: 'Write down one thing that the person you care for said or did that you liked.',
          minutes: 2,
          about: 'memory',
        },
      ],
      eve: [
        { text: 'Put what you take along by the door.', minutes: 2, about: 'bag' },
        { text: 'Write down when you leave again tomorrow.', minutes: 1, about: 'hour' },
        { text: 'Set aside something to eat for yourself.', minutes: 2, about: 'meal' },
      ],
    },
    challenges: {
      any: [
        { text: 'Say what the person you care for would want first.', seconds: 30, about: 'list' },
        { text: 'Lay both hands on your lap, and let your shoulders drop.', seconds: 45, about: 'breath' },
        { text: 'Look at one picture of the two of you.', seconds: 60, about: 'photo' },
        { text: 'Check that the phone has the doctor’s number.', seconds: 15, about: 'numbers' },
        { text: 'Drink a glass of water, sitting down.', seconds: 30, about: 'water' },
        { text: 'Write one line to somebody who helps you with the care.', seconds: 45, about: 'thanks' },
        { text: 'Step outside the door, and breathe out slowly.', seconds: 30, about: 'door' },
        { text: 'Say out loud one thing that you will not do as well on {weekday}.', seconds: 30, about: 'limit' },
      ],
      eve: [
        { text: 'Check that something for yourself is in the bag.', seconds: 15, about: 'bag' },
        { text: 'Say how you will greet them tomorrow.', seconds: 30, about: 'greet' },
        { text: 'Put the shoes for it by the door.', seconds: 15, about: 'shoes' },
      ],
    },
  },
  {
    details: [
      {
        text: 'Care has good minutes, too. Write down one: a joke, a hand, or a song that you both know.',
        short: 'Write down one good minute of the care.',
        about: 'memory',
      },
      {
        text: 'A day without care may be quite without it. Do one thing that you did before anybody needed you.',
        short: 'No care due. Do one thing from before.',
        about: 'rest',
      },
      {
        text: 'Few people know what you do there. Tell somebody who does not what a usual hour looks like.',
        short: 'Describe an hour of care to one person.',
        about: 'share',
      },
      {
        text: 'Those who care for others overlook themselves. Notice where you are tense, and lean back.',
        short: 'Where are you tense? Lean back for a minute.',
        about: 'notice',
      },
      {
        text: 'You may have heard thanks and passed over it. Write down who said it, and for what.',
        short: 'Who thanked you, and for what? Write it down.',
        about: 'thanks',
      },
    ],
    steps: [],
  },
)
