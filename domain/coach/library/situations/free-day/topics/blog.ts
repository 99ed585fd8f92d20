import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next blog post or newsletter (TEXT-30). */
export const blogFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Topics come to mind while you do something else. Open one list for them on your phone, and add a topic.',
      short: 'Add one topic to the list for posts.',
      pairs: [
        {
          step: { text: 'Write beside it which reader would want to know.', minutes: 1 },
          challenge: { text: 'Turn the topic into a question, and say it.', seconds: 15 },
        },
        {
          step: { text: 'Sort the list: the ripe ones on top.', minutes: 2 },
          challenge: { text: 'Say the first topic in one breath.', seconds: 15 },
        },
      ],
    },
    {
      text: 'A question that people ask you is half a post. Write down one that you have heard about your subject.',
      short: 'Write down one question that a post could answer.',
      pairs: [
        {
          step: { text: 'Write down your answer in one line.', minutes: 2 },
          challenge: { text: 'Say both aloud, the question first.', seconds: 15 },
        },
        {
          step: { text: 'Write down who asked, and where.', minutes: 1 },
          challenge: {
            text: 'Read your reason once, beside your list of topics: {why}.',
            twin: 'Name one reader whom a post of yours could help, and with what.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Readers who get an answer open the next issue. Answer one comment or mail about your posts in a few lines.',
      short: 'Answer one reader. A few lines are enough.',
      pairs: [
        {
          step: { text: 'Write the subject of that comment on your list of topics.', minutes: 1 },
          challenge: { text: 'Say the name of one reader aloud.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask another writer what they do about this: {obstacle}.',
            twin: 'Ask another blogger which comment they still remember.',
            minutes: 2,
          },
          challenge: { text: 'Close the page with your reader numbers until {weekday}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'An article that you may want to mention is hard to find again. Save the link to one for your next post.',
      short: 'Save one link for the next post.',
      pairs: [
        {
          step: { text: 'Write one line below the link: what you would say about it.', minutes: 1 },
          challenge: { text: 'Name the sentence in it that you disagree with.', seconds: 30 },
        },
        {
          step: { text: 'Click the links in one older post, and fix what is dead.', minutes: 2 },
          challenge: { text: 'Give the link a name that you understand in a month.', seconds: 15 },
        },
      ],
    },
    {
      text: 'The search for a picture eats the time for writing. Choose one of your photos for the next post, and save it.',
      short: 'Choose one photo for the next post. Save it.',
      pairs: [
        {
          step: { text: 'Crop it to the shape that your page needs.', minutes: 2 },
          challenge: { text: 'Say what a reader sees in it first.', seconds: 30 },
        },
        {
          step: { text: 'Write a caption for the picture.', minutes: 1 },
          challenge: { text: 'Look at the picture upside down, and find its brightest spot.', seconds: 15 },
        },
      ],
    },
    {
      text: 'One missing fact can hold up a whole post. Look up the one that your next post needs, and note its source.',
      short: 'Look up one fact for the post. Note its source.',
      pairs: [
        {
          step: { text: 'Put the fact into a sentence that you could use.', minutes: 1 },
          challenge: {
            text: 'Say the sentence to somebody who does not know the subject, or to a chair.',
            seconds: 15,
          },
        },
        {
          step: { text: 'Look for a second source for it.', minutes: 2 },
          challenge: { text: 'Name the word in it that a reader may not know.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A headline is easier to judge after some rest. Write one for the next post, and leave it until {weekday}.',
      short: 'Write one headline. Judge it on {weekday}.',
      pairs: [
        {
          step: { text: 'Write a shorter one below it.', minutes: 1 },
          challenge: { text: 'Find a word for it that a reader can picture.', seconds: 30 },
        },
        {
          step: { text: 'Write down what a reader would expect below this headline.', minutes: 2 },
          challenge: {
            text: 'Say your plan for the post by heart: {plan}',
            twin: 'Say the first sentence that this post could have.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'Your own inbox shows what makes people click. Look through it, and note the subject line of one newsletter that you opened.',
      short: 'Note the subject line of one newsletter you opened.',
      pairs: [
        {
          step: { text: 'Write down which word made you click.', minutes: 1 },
          challenge: { text: 'Say a subject line of your own with that word.', seconds: 15 },
        },
        {
          step: { text: 'End one newsletter that you never open.', minutes: 2 },
          challenge: { text: 'Look at how the good one begins, and count its first words.', seconds: 30 },
        },
      ],
    },
    {
      text: 'New readers look for who is writing. Read the lines about you on your page, and correct what is no longer true.',
      short: 'Read the lines about you on the blog. Correct them.',
      pairs: [
        {
          step: { text: 'Add one line about why you write on this subject.', minutes: 2 },
          challenge: { text: 'Read the lines aloud, as if they were about a neighbor.', seconds: 15 },
        },
        {
          step: { text: 'Check whether the photo beside them still looks like you.', minutes: 1 },
          challenge: { text: 'Say in one breath who you are and what you write about.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A post finds few readers by itself. Write down one person or one group who cares about your subject.',
      short: 'Name one group that your posts would help.',
      pairs: [
        {
          step: { text: 'Save their address, or the name of the group.', minutes: 1 },
          challenge: { text: 'Say what you would write when you send the link.', seconds: 15 },
        },
        {
          step: { text: 'Write down what you could read or share of theirs.', minutes: 2 },
          challenge: { text: 'Name the post of yours that would suit them best.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Drafts on somebody else’s server can vanish. Save a copy of your last post or of your notes at home.',
      short: 'Save a copy of your last post or draft.',
      pairs: [
        {
          step: { text: 'Give the copy the date as its name.', minutes: 1 },
          challenge: { text: 'Open the copy once, and close it.', seconds: 15 },
        },
        {
          step: { text: 'Delete one draft that you will not finish, after a last look.', minutes: 2 },
          challenge: { text: 'Name the post that you would write if nobody were to read it.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Write down in one line what tomorrow’s post should tell its reader.',
      short: 'Write the point of tomorrow’s post. One line.',
      pairs: [
        {
          step: { text: 'Write a working title for the post above it.', minutes: 1 },
          challenge: { text: 'Say the line to the name of one reader.', seconds: 15 },
        },
        {
          step: { text: 'Choose one reader for it, and write the name on top.', minutes: 2 },
          challenge: { text: 'Say the line, and then what it is not about.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Put what tomorrow’s post needs into one folder: notes, links, and a picture.',
      short: 'Notes, links, and picture for the post. One folder.',
      pairs: [
        {
          step: { text: 'Open an empty draft, and save it in the same folder.', minutes: 1 },
          challenge: { text: 'Close each tab that tomorrow’s post does not need.', seconds: 30 },
        },
        {
          step: { text: 'Give the folder the working title of the post.', minutes: 1 },
          challenge: { text: 'Say which note you will open first.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Decide what tomorrow’s post leaves out, and put it on the list for a later one.',
      short: 'Decide what tomorrow’s post leaves out.',
      pairs: [
        {
          step: { text: 'Write the first word of each part that stays.', minutes: 1 },
          challenge: { text: 'Put the notebook with your topics beside the keyboard.', seconds: 15 },
        },
        {
          step: { text: 'Write tomorrow’s first sentence, and let it be bad.', minutes: 2 },
          challenge: { text: 'Read it once, and close the page.', seconds: 15 },
        },
      ],
    },
  ],
}
