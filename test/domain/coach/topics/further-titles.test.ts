import { describe, expect, it } from 'vitest'
import { deriveKind } from '#domain/coach/kinds/derive-kind.ts'
import { describeTitles } from '#test/domain/coach/support/describe-titles.ts'

describeTitles('other wordings of titles that had no topic, or a wrong one (TEXT-24)', {
  study: {
    known: [
      'Become a certified electrician',
      'Become a licensed plumber by fall',
      'Get my real estate license',
      'Pass the NCLEX on my first try',
      'TOEFL score of 100',
      'Complete my MBA',
    ],
    others: [
      'Become a certified yoga instructor in Bali',
      'Help my son with his GCSEs',
      'Get into law school',
      'Drive without a license',
    ],
  },
  driving: {
    known: [
      'Get my CDL by June',
      'Pass my motorcycle theory',
      'Get an HGV licence',
      'Get my driving licence before summer',
    ],
    others: ['Sell my motorcycle', 'Get my real estate license', 'Drive more sales this quarter'],
  },
  language: {
    known: [
      'Pass JLPT N2',
      'HSK 4 by December',
      'Learn Welsh',
      'Learn Swahili before my trip',
      'Speak Vietnamese with my grandma',
    ],
    others: [
      'Learn Irish step dance',
      'Learn Thai boxing',
      'Cook Vietnamese food',
      'Learn to make Irish stew',
      'Teach Welsh at my school',
      'Polish my resume',
    ],
  },
  papers: {
    known: [
      'Get my passport renewed',
      'Apply for Irish citizenship',
      'Make a will',
      'Set up an LLC',
      'Apply for a work visa',
      'File two years of back taxes',
    ],
    others: [
      'Pass the citizenship test',
      'Develop more willpower',
      'Do it of my own free will',
      'Pay off my Visa card',
    ],
  },
  business: {
    known: [
      'Sell my coaching program to 20 people',
      'Turn my hobby into a business',
      'Win two big contracts',
      'Hit $50k in sales',
      'Sell 100 candles',
    ],
    others: [
      'Turn my garage into a bedroom',
      'Make my house into a home',
      'Sell my couch',
      'Finish the online course',
      'Stop losing contracts',
    ],
  },
  promotion: {
    known: ['Become head nurse', 'Become a senior developer', 'Move into management', 'Become sous chef this year'],
    others: [
      'Become head of my household finances',
      'Become a better listener',
      'Become a mother',
      'Become a lead singer',
    ],
  },
  launch: {
    known: ['Open a food truck', 'Write a business plan for my shop', 'Open our second bakery'],
    others: ['Open a bank account', 'Eat at every food truck in town', 'Write a plan for the week'],
  },
  trip: {
    known: [
      'Take a family vacation',
      'Backpack around Europe',
      'Camping trip with friends',
      'Take my mom to see Italy',
      'Take my dad on a fishing trip',
      'Surprise trip for our anniversary',
      'Visit Lola in Cebu',
    ],
    others: [
      'Take my son to see a doctor',
      'Take my kids to school on time',
      'Visit my sister in Nairobi',
      'Visit patients in hospital',
      'Save for a family vacation',
      'Take a trip down memory lane',
      'Pack a lighter backpack',
      'Take a trip to the dentist',
    ],
  },
  contact: {
    known: [
      'FaceTime my parents every Sunday',
      'Lunch with my aunt once a month',
      'Take grandma out for lunch',
      'Reconnect with my old classmates',
      'Tea with our neighbor on Tuesdays',
      'Send Christmas cards this year',
      'Game night with friends',
    ],
    others: [
      'Learn how to FaceTime with the grandkids',
      'Sell birthday cards online',
      'Be a better neighbor',
      'Lunch with my boss',
      'Take dad to the doctor',
    ],
  },
  partner: {
    known: ['Work on our marriage', 'Strengthen my relationship with my wife', 'Invest in our marriage'],
    others: ['Improve my relationship with food', 'Work on my relationship with God', 'Become a marriage counselor'],
  },
  children: {
    known: ['Be a better stepmom', 'Be a more patient stepdad', 'Help my daughter with 5th grade math'],
    others: ['Limit screen time for the kids', 'Help my daughter with her taxes'],
  },
  home: {
    known: ['Eat dinner together every night', 'Dinner together as a family', 'Family dinners on Sundays'],
    others: ['Plan a dinner together with investors', 'Eat dinner before 7'],
  },
  focus: {
    known: ['Time-block my days', 'Prioritize my work better', 'Get better at prioritizing tasks'],
    others: ['Prioritize my health', 'Block her number'],
  },
  bedtime: {
    known: ['8 hours sleep', 'Get seven hours of sleep a night', 'Sleep 8 hours'],
    others: ['Sleep at the clinic', 'Work 8 hours'],
  },
  workout: {
    known: ['Learn a handstand', 'First muscle-up by summer', 'Finish a triathlon'],
    others: ['Buy a triathlon bike', 'Teach my daughter a handstand'],
  },
  silence: {
    known: ['Declutter my mind', 'Quiet time every morning', 'Clear my head for ten minutes a day'],
    others: ['Declutter my closet', 'Quiet time for the kids', 'Quiet time with God', 'Clear my head with a walk'],
  },
  scripture: {
    known: ['Read God’s word every day', 'Memorize Juz Amma', 'Study the word of God'],
    others: ['Keep my word', 'Learn 10 new words'],
  },
  prayer: {
    known: ['Trust God more', 'Quiet time with God'],
    others: ['Trust my team more', 'Trust myself'],
  },
  scroll: {
    known: ['Digital sabbath on Sundays', 'Less screen time for me', 'Stop looking at my phone around the kids'],
    others: ['Limit screen time for the kids', 'Reduce phone time for my teenager'],
  },
  sweets: {
    known: ['No more fizzy drinks', 'Give up soft drinks'],
    others: ['Sell soft drinks at the fair', 'Learn about soft furnishings'],
  },
  savings: {
    known: ['Save 10% of my salary', 'Save 15% of every paycheck', 'Put $100 a month into a college fund'],
    others: ['Save 20% of my time', 'Fund a scholarship'],
  },
  debt: {
    known: ['Improve my credit score', 'Retire with no mortgage', 'Be mortgage-free at 50'],
    others: ['Get a mortgage', 'Credit my sources'],
  },
  party: {
    known: ['Have friends over for dinner', 'Host a dinner every month', 'Have the neighbors over'],
    others: ['Have friends over less', 'Hostel in Rome', 'Have dinner at home'],
  },
  event: {
    known: ['Move closer to my family', 'Move nearer to work'],
    others: ['Move closer to God', 'Move closer to my goal weight', 'Move more'],
  },
  declutter: { known: ['Downsize our house'], others: ['Downsize my team', 'Declutter my head'] },
  cook: {
    known: ['Try two new healthy recipes a week', 'New vegan recipes every Friday'],
    others: ['Write a book of new recipes'],
  },
  reading: { known: ['Read the Stoics', 'Read Seneca every day'], others: ['Name my dog Seneca'] },
  instrument: {
    known: ['Play bass in a band', 'Learn bass guitar'],
    others: ['Catch a bass', 'Restore an old piano', 'Sing bass in a choir'],
  },
  draft: {
    known: ['Publish three papers this year', 'Submit my grant application'],
    others: ['Finish my thesis data collection', 'Read two papers a week'],
  },
})

describe('the kind of a title (TEXT-13)', () => {
  it.each([
    ['Eat breakfast every day, not just coffee', 'do_regularly'],
    ['Turn my photography into a full-time job', 'finish'],
    ['Do a digital sabbath every Saturday', 'stop'],
    ['Become a Canadian citizen', 'finish'],
    ['Become a licensed electrician', 'finish'],
    ['Open a second food truck', 'finish'],
    ['Put $200 a month into the college fund', 'save'],
    ['Not smoking anymore', 'stop'],
    ['Become a better listener', 'do_regularly'],
  ] as const)('of %j is %s', (title, kind) => expect(deriveKind(title, '')).toBe(kind))
})
