import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('titles about yarn, teeth, parties, trips, kindness, hobbies and matters to settle (TEXT-24)', {
  yarn: {
    known: ['Knit every evening', 'Learn to knit a sweater', 'Learn to crochet', 'Sew a dress by June', 'Quilting'],
    others: ['Sell my knitting', 'Open a sewing shop', 'Build a bookshelf', 'Keep a close-knit team'],
  },
  teeth: {
    known: ['Floss every night', 'Brush my teeth twice a day', 'Wear my retainer', 'No cavities this year'],
    others: [
      'Brush my daughter’s teeth every night',
      'Brush the dog’s teeth',
      'Learn the floss dance',
      'Skincare routine',
    ],
  },
  party: {
    known: [
      'Plan our wedding',
      'Organize my mother’s birthday',
      'Organize the school summer festival',
      'Host Thanksgiving this year',
      'Hochzeit planen',
    ],
    others: [
      'Go to fewer parties',
      'Attend the party conference',
      'Fit into my wedding dress',
      'Plan my week every Sunday',
    ],
  },
  trip: {
    known: [
      'Plan a trip to Japan',
      'Travel to Japan in spring',
      'Book a vacation',
      'Drive across the country in an RV',
      'Book a flight to Rome',
      'Book a hotel in Paris',
      'Find a cheap flight to Tokyo',
    ],
    others: [
      'Plan my trip to Dignitas',
      'Travel to chemo by bus',
      'Plan a trip to scatter Mom’s ashes',
      'Save money for a trip',
      'Fewer business trips',
      'Book a flight home for the funeral',
      'Find a flight school',
      'Book more hotel guests',
      'Overcome my fear of flights',
      'Plan the move',
    ],
  },
  kindness: {
    known: ['Be kinder', 'Be more honest', 'Complain less', 'Stop complaining', 'Stop gossiping', 'Forgive my sister'],
    others: [
      'Complain to the housing office',
      'Forgive the man who abused me',
      'Be kinder to myself',
      'Forgive a debt',
    ],
  },
  hobby: {
    known: ['Learn chess', 'Stargaze', 'Learn to fish', 'Birdwatching', 'Trace my family tree', 'Solve a Rubik’s cube'],
    others: [
      'Give up chess',
      'Quit fishing',
      'Apply for food stamps',
      'Clean the fish tank',
      'Sell my chess sets',
      'Teach my son to fish',
      'Eat fish twice a week',
    ],
  },
  purchase: {
    known: ['Buy a house', 'Buy a telescope', 'Get a new phone', 'Buy golf clubs'],
    others: ['Buy less', 'Buy a puppy', 'Buy stocks', 'Buy groceries every Sunday', 'Buy a gun', 'Stop buying shoes'],
  },
  sale: {
    known: ['Sell my car', 'Sell the house', 'Sell my old books', 'Sell our piano'],
    others: ['Sell my late mother’s house', 'Sell my shares', 'Sell my prints online', 'Sell more cars this quarter'],
  },
  errand: {
    known: ['Adopt a dog', 'Find an apartment', 'Get a tattoo', 'Open a Roth IRA', 'Get my security deposit back'],
    others: [
      'Get better at tennis',
      'Get up earlier',
      'Get over my breakup',
      'Get good grades',
      'Get 10k followers',
      'Find time for myself',
      'Find a girlfriend',
      'Find my purpose',
      'Get my husband to quit smoking',
      'Get my cholesterol down',
      'Find out why my partner is upset',
      'Close one deal a week',
      'Get pregnant',
      'Find hope',
      'Get my energy back',
      'Replace beer with water',
      'See the good in people',
      'Sue my abuser',
      'Find my missing sister',
    ],
  },
})
