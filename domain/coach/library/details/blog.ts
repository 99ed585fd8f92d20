import type { Detail } from '#domain/coach/library/frame.ts'

/** What messages say of a newsletter or a blog. */
export const blogDetails: readonly Detail[] = [
  {
    text: 'Write the headline of your next text before anything else. It tells you what the rest has to say.',
    short: 'Write the headline first. Then one line of text.',
    form: 'work',
  },
  {
    text: 'Think of one reader whom you know by name. Write down what they would like to learn from you this week.',
    short: 'Name one reader. Write what they want to know.',
    form: 'note',
  },
  {
    text: 'Begin your next text with the fact that surprised you most. The explanation can come afterward.',
    short: 'Put the surprising fact first in your text.',
    form: 'work',
  },
  {
    text: 'Ask one reader which of your texts they remember, and why. The answer is a topic for the next one.',
    short: 'Ask one reader which text they remember.',
    form: 'tell',
  },
  {
    text: 'Open an empty draft, and put only a working title into it. It is easier to go on from a title than from nothing.',
    short: 'Open an empty draft. Give it a working title.',
    form: 'prepare',
  },
  {
    text: 'Start a list of topics on your phone, and write one topic on it now. You can add the next ones wherever you are.',
    short: 'Start a topic list. Write the first topic.',
    form: 'prepare',
  },
  {
    text: 'Write the last paragraph of the next text now. It says what the reader can do or knows by then.',
    short: 'Write the last line for the reader now.',
    form: 'work',
  },
  {
    text: 'A long message to somebody can be half a text for your readers. Copy the best sentence of one into a draft.',
    short: 'Copy one good sentence into a draft.',
    form: 'work',
  },
  {
    text: 'Write into the calendar on which day and at which hour your next issue or post comes out.',
    short: 'Put the next publishing date in the calendar.',
    form: 'prepare',
  },
  {
    text: 'Leave out the first paragraph of your draft, and read the rest. If nothing is missing, delete it.',
    short: 'Cut the first paragraph of the draft. Read the rest.',
    form: 'work',
  },
  {
    text: 'Write down one question that somebody has asked you about your subject. Your next text can answer just that.',
    short: 'Write down one question. The next text answers it.',
    form: 'note',
  },
  {
    text: 'Read a piece of your draft aloud, and stop where you run out of breath. Put a period there.',
    short: 'Read the draft aloud. Put a period where you stop.',
    form: 'work',
  },
  {
    text: 'When you explain something to somebody today, note the words that you use. They are good words for your readers.',
    short: 'Explain something aloud. Note the words for your readers.',
    form: 'moment',
  },
  {
    text: 'Close the page with the numbers of your readers. Leave it closed until the next text is out.',
    short: 'Close the statistics. Open the draft.',
    form: 'prepare',
  },
  {
    text: 'An issue or a post may be short. Write one thing that you read and one that you wonder about.',
    short: 'Write a short text. One thing read, one question.',
    form: 'work',
  },
  {
    text: 'Send your draft to one person, and ask where they stopped reading. Change only that place.',
    short: 'Send the draft to one reader. Ask where they stopped.',
    form: 'tell',
  },
  {
    text: 'Put headings into your draft, with nothing below them. Then write a line under the easiest one.',
    short: 'Put headings into the draft. Fill the easiest one.',
    form: 'work',
  },
  {
    text: 'Write down what your next text will leave out. Put it on the list of topics for later.',
    short: 'Write down what this text leaves out.',
    form: 'note',
  },
  {
    text: 'Find one general word in your draft. Replace it with something that a reader can picture, such as a name.',
    short: 'Swap one general word for a name. Draft open.',
    form: 'work',
  },
  {
    text: 'Put the link to your newsletter or blog into your mail signature. Add a line about what readers get.',
    short: 'Put your newsletter or blog link into your signature.',
    form: 'prepare',
  },
  {
    text: 'Choose one picture for your next text, and place it in the draft. It may be a plain photo.',
    short: 'Place one picture in the draft.',
    form: 'work',
  },
  {
    text: 'Think of a newsletter or a blog that you always read. Write down what makes you open it.',
    short: 'Name a newsletter you always open. Note why.',
    form: 'note',
  },
  {
    text: 'Answer one comment or message from a reader. If there is none, ask a friend what they would like to read.',
    short: 'Answer one reader, or ask somebody for a topic.',
    form: 'tell',
  },
  {
    text: 'Stop when your text has said its one thing, and save it. Whatever else you know can go into another one.',
    short: 'When one thing is said, save the text.',
    form: 'moment',
  },
]
