import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of drinking water. */
export const waterDetails: readonly Detail[] = [
  {
    text: 'Water that stands in sight gets drunk, and water in the kitchen waits. Put a full glass where your eyes go first.',
    short: 'Put a full glass where you look first. Sip.',
  },
  {
    text: 'Thirst is late with its news. Have a few sips before it speaks.',
    short: 'Take a few sips before you are thirsty.',
  },
  {
    text: 'Coffee has a fixed place in the day, and water can stand beside it. Drink a glass while the coffee brews.',
    short: 'Drink a glass of water while the coffee brews.',
  },
  {
    text: 'The bottle works only where you are. Fill it, and take it along to the next chair.',
    short: 'Fill the bottle. Take it to the next chair.',
  },
  {
    text: 'A glass is easier to finish than a plan. Pour it before you think about the rest of the day.',
    short: 'Pour one glass. Finish it before you go on.',
  },
  {
    text: 'Some people like water cold, and some like it warm. Try the other kind, and see whether you drink more of it.',
    short: 'Try water the other way: cold or warm.',
  },
  {
    text: 'Every doorway can be a reminder. Choose the kitchen door, and take a sip each time you pass.',
    short: 'Take a sip each time you pass the kitchen.',
  },
  {
    text: 'An empty glass is a stop sign. Fill it again before you walk away from it.',
    short: 'If the glass is empty, fill it. Then go on.',
  },
  {
    text: 'Meals already have a table and a time. Put the pitcher there before the plates.',
    short: 'Put the pitcher on the table before the plates.',
  },
  {
    text: 'The taste of plain water tires some people. A slice of lemon or some mint changes it at once.',
    short: 'Add lemon or mint if plain water is dull.',
  },
  {
    text: 'Busy hours swallow the small things first. Put the glass between you and the keyboard or the tool.',
    short: 'Put the glass in front of your work.',
  },
  {
    text: 'A big glass needs fewer decisions than a small one. Take the largest on the shelf.',
    short: 'Take the largest glass. Fill it. Keep it near.',
  },
  {
    text: 'A cup that is only for water tells you by its look how much you had. Choose that cup today.',
    short: 'Choose one cup that is only for water.',
  },
  {
    text: 'The way to the tap is also a break for the back. Stand up for it, and drink there.',
    short: 'Stand up. Go to the tap. Drink there.',
  },
  {
    text: 'Water before a meal is easy to remember, because hunger calls you to the table. Pour it while you wait.',
    short: 'Waiting for food, drink one glass of water.',
  },
  {
    text: 'A bottle left at home is nobody’s help. Put it beside the keys now.',
    short: 'Put the bottle beside your keys. It leaves with you.',
  },
  {
    text: 'Company makes a pitcher useful. Pour a glass for somebody else, and take yours along.',
    short: 'Pour somebody a glass. Take yours along.',
  },
  {
    text: 'Dry lips tell the truth sooner than any app. Notice them, and take a sip.',
    short: 'Notice dry lips. Then take a sip of water.',
  },
  {
    text: 'The day has natural seams: getting up, coming home, sitting down. Sew a glass of water into one of them.',
    short: 'Drink one glass when you come home. Then sit down.',
  },
  {
    text: 'A straw or a lid with a spout makes some people sip without thinking. See whether you are such a person.',
    short: 'Try a straw or a spout on your bottle.',
  },
  {
    text: 'Sweet drinks stand in front because somebody put them there. Put the water in front.',
    short: 'Put water in front and sweet drinks behind.',
  },
  {
    text: 'The sound of pouring water is an invitation. Fill a glass slowly, and listen.',
    short: 'Pour a glass slowly. Listen. Then drink.',
  },
  {
    text: 'A glass by the bed is there when you wake, at any hour. Fill it before you lie down.',
    short: 'Fill a glass by the bed. Then lie down.',
  },
  {
    text: 'Small sips add up without anybody noticing. Keep the bottle open beside you.',
    short: 'Keep the bottle open beside you. Take small sips.',
  },
]
