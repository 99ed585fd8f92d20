import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of time with children. */
export const childrenDetails: readonly Detail[] = [
  {
    text: 'Ask your child what was funny today, and wait. Say nothing of your own before the story is over.',
    short: 'Ask your child what was funny. Wait.',
    form: 'tell',
  },
  {
    text: 'Put the phone into a drawer before the time with your child begins.',
    short: 'Phone into a drawer. Then go to your child.',
    form: 'prepare',
  },
  {
    text: 'Let your child choose the next game, and play it as they say, even if the rules change.',
    short: 'Your child chooses the game. You follow.',
    form: 'work',
  },
  {
    text: 'Write down one thing that your child talks about these days. Ask about exactly that when you next speak.',
    short: 'Note what your child talks about. Ask about it.',
    form: 'note',
  },
  {
    text: 'Ask your child to teach you something they do well, such as a game or a song.',
    short: 'Ask your child to teach you one thing.',
    form: 'tell',
  },
  {
    text: 'Put cards, a ball, or a book on the table, where your child will see it.',
    short: 'Put one game where your child will see it.',
    form: 'prepare',
  },
  {
    text: 'When your child begins to tell you something, turn around to them, and put down what you hold.',
    short: 'When your child speaks, turn around. Hands free.',
    form: 'moment',
  },
  {
    text: 'Choose one small thing that you and your child could do every week, such as a breakfast. Write the day down.',
    short: 'Choose one weekly thing with your child. Note the day.',
    form: 'note',
  },
  {
    text: 'Tell your child one thing that you liked seeing them do lately. Name what they did.',
    short: 'Tell your child one thing you liked seeing.',
    form: 'tell',
  },
  {
    text: 'Write a line for your child. Put it where they will find it, such as a bag or a shoe.',
    short: 'Write your child one line. Put it somewhere.',
    form: 'work',
  },
  {
    text: 'Ask your child which part of the day was the best one. Listen until they have finished.',
    short: 'Ask your child for the best part. Listen.',
    form: 'tell',
  },
  {
    text: 'Find an hour this week that you and your child have anyway, such as a meal. Keep work out of it.',
    short: 'Find one hour with your child. Keep work out.',
    form: 'note',
  },
  {
    text: 'Do one chore together with your child. One of you stirs, sorts, or carries, and nobody hurries.',
    short: 'Do one chore together with your child.',
    form: 'work',
  },
  {
    text: 'When your child shows you something, look at it for longer than usual. Ask how it was made.',
    short: 'When your child shows something, look longer.',
    form: 'moment',
  },
  {
    text: 'Write down the names of your child’s friends. If you do not know one, ask for it.',
    short: 'Write down the names of your child’s friends.',
    form: 'note',
  },
  {
    text: 'Tell your child something that went wrong for you at their age. They may want to hear it again.',
    short: 'Tell your child a story from your own childhood.',
    form: 'tell',
  },
  {
    text: 'Agree with your child on a sign that means that they need you for a moment.',
    short: 'Agree with your child on one sign for help.',
    form: 'tell',
  },
  {
    text: 'If you were impatient with your child, say sorry in one sentence, without a reason.',
    short: 'If you were impatient, say sorry to your child.',
    form: 'tell',
  },
  {
    text: 'Think of a wish of your child that costs nothing but time. Write a day for it into the calendar.',
    short: 'Put one wish of your child in the calendar.',
    form: 'note',
  },
  {
    text: 'Sit down where your child is, without a plan. Stay until they begin to talk or to play.',
    short: 'Sit where your child is. Say nothing first.',
    form: 'work',
  },
  {
    text: 'Send your child a picture of something in your day, or keep one to show.',
    short: 'Take one picture for your child. Show it.',
    form: 'work',
  },
  {
    text: 'Decide on one subject to leave out of the next talk with your child, such as tidying. Write it down.',
    short: 'Leave one sore subject out with your child.',
    form: 'note',
  },
  {
    text: 'Find a task that often runs into the time with your child. Finish it early, or move it to another day.',
    short: 'Move one task out of your child’s hour.',
    form: 'prepare',
  },
  {
    text: 'When you next say goodbye to your child, name one thing that you are looking forward to together.',
    short: 'Goodbye to your child: name one nice thing ahead.',
    form: 'moment',
  },
]
