import type { QuoteAnswer } from '#domain/coach/library/frame.ts'

/** What messages of eating answer to something that somebody wrote (TEXT-32). */
export const eatingAnswers: readonly QuoteAnswer[] = [
  {
    meets: 'late',
    text: 'With little time, ready is enough. Put a fruit, nuts, or a box of leftovers into your bag now.',
    short: 'No time: pack fruit, nuts, or leftovers.',
    form: 'prepare',
    drill_sergeant: 'Bag closed. Bag by the door.',
    kind_encouraging: 'You can eat it wherever the day leaves you a chair.',
    teammate: 'Lunch travels with us, whatever the calendar says.',
    wise_mentor: 'What is in the bag does not depend on the clock.',
    own: [
      {
        step: { text: 'Add a napkin, and a fork if the food needs one.', minutes: 1 },
        challenge: { text: 'Move keys and pens to another pocket, so that nothing presses on the food.', seconds: 30 },
      },
      {
        step: { text: 'Choose a signal for eating what you packed, such as a closed door.', minutes: 1 },
        challenge: { text: 'Add a small bag for peels and crumbs.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'late',
    text: 'Busy days still have gaps. Write down where you could sit and eat in the next one.',
    short: 'Busy day: write down where you will sit.',
    form: 'note',
    drill_sergeant: 'Place and hour. One line.',
    kind_encouraging: 'It may be a bench or a parked car, as long as you sit.',
    teammate: 'We’re booking ourselves a table, even if it’s a bench.',
    wise_mentor: 'A place that is known in advance is found more easily in a rush.',
    own: [
      {
        step: { text: 'Choose what you could eat there without cutlery or a table.', minutes: 1 },
        challenge: { text: 'Put that food, or a slip with its name, beside your bag.', seconds: 60 },
      },
      {
        step: { text: 'Decide what you will close or put down before you sit there.', minutes: 1 },
        challenge: { text: 'Close or put down one such thing now, to see how easily it goes.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'tired',
    text: 'Tired hands open what is in front. Put something that needs no cooking at the front of the fridge.',
    short: 'Tired hands: put ready food in front.',
    form: 'prepare',
    drill_sergeant: 'No knife. No stove. Plate beside it.',
    kind_encouraging: 'It may be a can and a spoon, and it is still dinner.',
    teammate: 'Our sleepy self gets room service.',
    wise_mentor: 'Decide it while you are awake, and let the tired hour only follow.',
    own: [
      {
        step: { text: 'Set a bowl and a fork or spoon on the counter.', minutes: 1 },
        challenge: { text: 'Check how the food opens, and add a can opener if it needs one.', seconds: 30 },
      },
      {
        step: { text: 'Move something that needs long cooking behind the ready food.', minutes: 1 },
        challenge: { text: 'Name one thing that would improve the ready food, such as pepper or herbs.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'forget',
    text: 'A meal is forgotten when nothing calls for it. Set an alarm, and give it the name of a dish.',
    short: 'Forgotten meals: set an alarm. Name a dish.',
    form: 'prepare',
    drill_sergeant: 'Set it now. Sit down when it rings.',
    kind_encouraging: 'It calls you to the table, so you need not keep watch.',
    teammate: 'It’s the only alarm of ours that smells of soup.',
    wise_mentor: 'Give it the hour of the meal that you forget most often.',
    own: [
      {
        step: { text: 'Look in the kitchen for one thing that this dish needs.', minutes: 1 },
        challenge: { text: 'Set that thing out, or put it on a list if it is missing.', seconds: 45 },
      },
      {
        step: { text: 'Choose where you will eat when that alarm rings, and clear the seat.', minutes: 1 },
        challenge: { text: 'Decide what may wait when it rings.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'company',
    text: 'Others may comment on what is on your plate. Write down one friendly sentence that ends it.',
    short: 'Comments at the table: write one sentence.',
    form: 'note',
    drill_sergeant: 'Short. Friendly. Then change the subject.',
    kind_encouraging: 'You do not owe anybody a reason for your plate.',
    teammate: 'We answer once, then ask about their vacation.',
    wise_mentor: 'Said calmly, it rarely has to be repeated.',
    own: [
      {
        step: { text: 'Say your sentence once, as calmly as if it were about the weather.', minutes: 1 },
        challenge: { text: 'Pick the topic that you would turn to right after the sentence.', seconds: 30 },
      },
      {
        step: { text: 'Think of something kind to say about the meal, to follow your sentence.', minutes: 1 },
        challenge: { text: 'Say the two one after the other, and choose which comes first.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'stress',
    text: 'On a tense day, a warm cup is a kind start to a meal. Put water on, and sit while it heats.',
    short: 'Tense day: water on. Sit while it heats.',
    form: 'work',
    drill_sergeant: 'Feet down. Shoulders down. Wait for it.',
    kind_encouraging: 'Nothing has to be decided until the cup is empty.',
    teammate: 'We let the kettle do the worrying for a bit.',
    wise_mentor: 'A pause before the meal makes the meal calmer.',
    own: [
      {
        step: { text: 'Choose a cup, and set it where you would like to sit.', minutes: 1 },
        challenge: { text: 'Clear papers and screens away from the cup.', seconds: 45 },
      },
      {
        step: { text: 'Turn your seat away from whatever is still unfinished.', minutes: 1 },
        challenge: { text: 'Listen to the water until its sound changes.', seconds: 60 },
      },
    ],
  },
  {
    meets: 'habit',
    text: 'A habit has a place and an hour. Write down where yours begins, and what could lie there instead.',
    short: 'Habits have a place. Write down yours.',
    form: 'note',
    drill_sergeant: 'One place. One other thing there.',
    kind_encouraging: 'You only change what lies there, and nothing has to be forbidden.',
    teammate: 'We move the furniture, and the habit has to look for us.',
    wise_mentor: 'Look at the place first, because the habit starts there.',
    own: [
      {
        step: { text: 'Carry a fruit, a cup, or a book to where the habit begins.', minutes: 2 },
        challenge: { text: 'Move what usually lies there one shelf or drawer away.', seconds: 30 },
      },
      {
        step: { text: 'Note what comes right before the habit, such as a call or a door.', minutes: 1 },
        challenge: { text: 'Choose what your hand could do at that moment, such as pour tea.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'money',
    text: 'Beans, eggs, carrots, and oats cost little and keep well. Write one of them on the list.',
    short: 'Money is short: list beans, eggs, or oats.',
    form: 'note',
    drill_sergeant: 'Then one dish that uses it.',
    kind_encouraging: 'Plain food has fed people well for a long time.',
    teammate: 'Our wallet eats, too, and it likes lentils.',
    wise_mentor: 'A short list of plain things goes further than a long one of special things.',
    own: [
      {
        step: { text: 'Look in your kitchen for something that goes with the food you listed.', minutes: 2 },
        challenge: { text: 'Name a plain dish that the two would make together.', seconds: 30 },
      },
      {
        step: { text: 'Find a jar or a dry shelf where the food you listed would keep well.', minutes: 1 },
        challenge: { text: 'Recall a plain dish with it that you have liked before.', seconds: 30 },
      },
    ],
  },
  {
    meets: 'begin',
    text: 'When it is unclear where to begin, begin with one food. Choose a fruit or a vegetable, and put it on the table.',
    short: 'Where to begin: one fruit or vegetable. On the table.',
    form: 'work',
    drill_sergeant: 'In the middle. Where you sit.',
    kind_encouraging: 'It need not become a plan before you have tasted it.',
    teammate: 'One carrot, and we’ve officially started.',
    wise_mentor: 'A beginning that fits in one hand is hard to put off.',
    own: [
      {
        step: { text: 'Wash the fruit or vegetable, and lay a plate and a knife beside it.', minutes: 2 },
        challenge: { text: 'Cut off one bite, and taste it if it is good raw.', seconds: 60 },
      },
      {
        step: { text: 'List a few ways to eat that fruit or vegetable: raw, warm, or mixed in.', minutes: 1 },
        challenge: { text: 'Pick the way that needs the fewest tools.', seconds: 15 },
      },
    ],
  },
  {
    meets: 'shift',
    text: 'On changing days, meals follow your sleep and not the clock. Set out what you eat first after you get up.',
    short: 'Changing days: set out the first meal after sleep.',
    form: 'prepare',
    drill_sergeant: 'Bowl, spoon, food. In plain sight.',
    kind_encouraging: 'Whatever the hour is, you may call it breakfast.',
    teammate: 'It’s breakfast if we’ve just woken up, end of discussion.',
    wise_mentor: 'Count meals from when you get up, and the clock matters less.',
    own: [
      {
        step: { text: 'Cover that meal, or put what spoils into the fridge.', minutes: 1 },
        challenge: { text: 'Lay out the bowl, spoon, and cup for it in one place.', seconds: 45 },
      },
      {
        step: { text: 'Decide what can wait until after that meal, such as messages.', minutes: 1 },
        challenge: { text: 'Clear phone and papers away from the place of the meal.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'A shared meal is easier than one alone. Ask {ally} which dish you could eat together soon.',
    short: 'Ask {ally} for a dish to share.',
    form: 'tell',
    drill_sergeant: 'Ask. Agree on a day. Shop for it.',
    kind_encouraging: 'You may even leave the choice to them.',
    teammate: 'Somebody else picks, and we just bring spoons.',
    wise_mentor: 'What is eaten together is seldom put off.',
    own: [
      {
        step: { text: 'Choose a place to eat together, such as a kitchen or a bench.', minutes: 1 },
        challenge: { text: 'Decide on one small thing that you could bring there, such as fruit.', seconds: 30 },
      },
      {
        step: { text: 'Look in your kitchen for something that often goes into shared dishes.', minutes: 1 },
        challenge: { text: 'Set aside a big bowl or pot that would hold enough for everybody.', seconds: 45 },
      },
    ],
  },
  {
    meets: 'ally',
    text: 'Ideas for meals run out sooner than food does. Send {ally} the name of a dish, and ask for one in return.',
    short: 'Trade one dish with {ally}. By message.',
    form: 'tell',
    drill_sergeant: 'One name out. One name back.',
    kind_encouraging: 'Tiny ideas count, such as what goes on toast.',
    teammate: 'We’re swapping recipes without the recipes.',
    wise_mentor: 'A name is enough to remember a taste by.',
    own: [
      {
        step: { text: 'Start a list with the dish you named, and leave the next line free.', minutes: 1 },
        challenge: { text: 'Hang or tuck the list where you think about meals.', seconds: 30 },
      },
      {
        step: { text: 'Recall where you first ate the dish you named, or who made it.', minutes: 1 },
        challenge: { text: 'Sum up that memory in one line that could follow the name.', seconds: 45 },
      },
    ],
  },
]
