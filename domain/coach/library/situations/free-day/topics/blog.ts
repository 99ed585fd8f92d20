import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next blog post or newsletter (TEXT-30). */
export const blogFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Topics come to mind while you do something else. Open one list for them on your phone, and add a topic.',
        short: 'Add one topic to the list for posts.',
        about: 'topics',
      },
      {
        text: 'A question that people ask you is half a post. Write down one that you have heard about your subject.',
        short: 'Write down one question that a post could answer.',
        about: 'question',
      },
      {
        text: 'Readers who get an answer open the next issue. Answer one comment or mail about your posts in a few lines.',
        short: 'Answer one reader. A few lines are enough.',
        about: 'reply',
      },
      {
        text: 'An article that you may want to mention is hard to find again. Save the link to one for your next post.',
        short: 'Save one link for the next post.',
        about: 'source',
      },
      {
        text: 'The search for a picture eats the time for writing. Choose one of your photos for the next post, and save it.',
        short: 'Choose one photo for the next post. Save it.',
        about: 'picture',
      },
      {
        text: 'One missing fact can hold up a whole post. Look up the one that your next post needs, and note its source.',
        short: 'Look up one fact for the post. Note its source.',
        about: 'fact',
      },
      {
        text: 'A headline is easier to judge after some rest. Write one for the next post, and leave it until {weekday}.',
        short: 'Write one headline. Judge it on {weekday}.',
        about: 'headline',
      },
      {
        text: 'Your own inbox shows what makes people click. Look through it, and note the subject line of one newsletter that you opened.',
        short: 'Note the subject line of one newsletter you opened.',
        about: 'inbox',
      },
      {
        text: 'New readers look for who is writing. Read the lines about you on your page, and correct what is no longer true.',
        short: 'Read the lines about you on the blog. Correct them.',
        about: 'author',
      },
      {
        text: 'A post finds few readers by itself. Write down one person or one group to whom your subject matters.',
        short: 'Name one group that your posts would help.',
        about: 'share',
      },
      {
        text: 'Drafts on somebody else’s server can vanish. Save a copy of your last post or of your notes at home.',
        short: 'Save a copy of your last post or draft.',
        about: 'backup',
      },
    ],
    eve: [
      {
        text: 'Write down in one line what tomorrow’s post should tell its reader.',
        short: 'Write the point of tomorrow’s post. One line.',
        about: 'point',
      },
      {
        text: 'Put what tomorrow’s post needs into one folder: notes, links, and a picture.',
        short: 'Notes, links, and picture for the post. One folder.',
        about: 'folder',
      },
      {
        text: 'Decide what tomorrow’s post leaves out, and put it on the list for a later one.',
        short: 'Decide what tomorrow’s post leaves out.',
        about: 'leave',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Add one topic to your list for posts.', minutes: 1, about: 'topics' },
      { text: 'Write a short answer to one comment or mail about your posts.', minutes: 3, about: 'reply' },
      { text: 'Click the links in one older post, and mend what is dead.', minutes: 3, about: 'link' },
      { text: 'Choose a photo that could go with the next post.', minutes: 2, about: 'picture' },
      {
        text: 'Ask another writer what they do about this: {obstacle}.',
        twin: 'Ask another blogger where they find their topics.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Save a copy of your last post or draft in a second place.', minutes: 2, about: 'backup' },
      { text: 'Look up one fact for the next post, and note where you found it.', minutes: 3, about: 'fact' },
      { text: 'Write down two people who should get the link to your next post.', minutes: 2, about: 'share' },
      { text: 'Find a newsletter that you like, and note how it begins.', minutes: 2, about: 'inbox' },
    ],
    eve: [
      { text: 'Write a working title for tomorrow’s post on a slip of paper.', minutes: 1, about: 'title' },
      { text: 'Put the notes and links for tomorrow’s post into one folder.', minutes: 3, about: 'folder' },
      { text: 'Write down the name of one reader for tomorrow’s post.', minutes: 2, about: 'reader' },
    ],
  },
  challenges: {
    any: [
      { text: 'Say the subject of your next post in one breath.', seconds: 15, about: 'subject' },
      { text: 'Turn the title of a post into a question, and say it.', seconds: 30, about: 'question' },
      {
        text: 'Say your plan for the post by heart: {plan}',
        twin: 'Say the first sentence that your next post could have.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, beside your list of topics: {why}.',
        twin: 'Name one reader whom a post of yours could help, and with what.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Find a word for your next headline that a reader can picture.', seconds: 30, about: 'word' },
      { text: 'Bookmark one article that a later post of yours could answer.', seconds: 45, about: 'source' },
      { text: 'Close the page with your reader numbers until {weekday}.', seconds: 15, about: 'numbers' },
      { text: 'Name the post that you would write if nobody were to read it.', seconds: 30, about: 'free' },
    ],
    eve: [
      { text: 'Open an empty draft, and save it under tomorrow’s title.', seconds: 45, about: 'title' },
      { text: 'Put the notebook with your topics beside the keyboard.', seconds: 15, about: 'folder' },
      { text: 'Close each tab that tomorrow’s post does not need.', seconds: 30, about: 'tabs' },
    ],
  },
}
