import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next photographs (TEXT-30). */
export const photoFreeTexts: FreeDayTexts = {
  details: {
    any: [
      {
        text: 'Batteries lose charge in a camera that lies still. Charge yours or the phone, and check how much room is left.',
        short: 'Charge camera or phone. Check the room for photos.',
        about: 'battery',
      },
      {
        text: 'One fingerprint on the lens blurs every picture. Breathe on the glass, and wipe it with a soft cloth.',
        short: 'Breathe on the lens. Wipe it softly.',
        about: 'lens',
      },
      {
        text: 'Low light is gone quickly. Look up when the sun sets {next}, and plan your photos before that.',
        short: 'Look up when the sun sets {next}.',
        about: 'sun',
      },
      {
        text: 'Good places for photos are often a few streets away. Look up what others photographed near you, and mark one spot.',
        short: 'Look up one place nearby for photos.',
        about: 'place',
      },
      {
        text: 'Where the photographer stood decides much of a picture. Choose a photo you like, and work out where the camera was.',
        short: 'Choose one photo. Work out where the camera was.',
        about: 'admire',
      },
      {
        text: 'Buttons are hard to find while the subject walks away. Choose one setting of your camera or phone, and find it without looking.',
        short: 'Find one camera setting without looking.',
        about: 'setting',
      },
      {
        text: 'Good pictures get lost among their doubles. Go through your last ones, and mark the one that stays.',
        short: 'Mark one photo to keep. Leave its doubles.',
        about: 'choose',
      },
      {
        text: 'Phones and cards get lost together with their photos. Copy your last pictures to a second place.',
        short: 'Copy your last photos to a second place.',
        about: 'backup',
      },
      {
        text: 'With a subject in mind, you see more. Choose one for {weekday}: doors, hands, reflections, or a color.',
        short: 'Choose one photo subject for {weekday}. Doors, perhaps.',
        about: 'subject',
      },
      {
        text: 'Many pictures stay on a phone unseen. Send one photo to somebody who knows the place or the person in it.',
        short: 'Send one photo to somebody who knows the place.',
        about: 'show',
      },
      {
        text: 'A photo on paper is looked at longer. Choose one of yours to print, and decide where it would hang.',
        short: 'Choose one photo to print. Decide where it hangs.',
        about: 'print',
      },
    ],
    eve: [
      {
        text: 'Pack for tomorrow’s photos: the camera or phone, a cloth for the lens, and a jacket for waiting.',
        short: 'Camera and lens cloth packed. A jacket for waiting.',
        about: 'bag',
      },
      {
        text: 'Set the camera back to its usual settings, so that tomorrow’s first picture is not spoiled.',
        short: 'Set the camera back to its usual settings.',
        about: 'reset',
      },
      {
        text: 'Look up tomorrow’s sky, and choose what to photograph: faces under clouds, shadows in the sun.',
        short: 'Check tomorrow’s sky. Choose photos that suit it.',
        about: 'sky',
      },
    ],
  },
  steps: {
    any: [
      { text: 'Put the camera or the phone on its charger for the next photos.', minutes: 1, about: 'battery' },
      { text: 'Clean the lens with a soft cloth, from the middle outward.', minutes: 2, about: 'lens' },
      { text: 'Look up when the light is low {next}, and note the hour for photos.', minutes: 2, about: 'sun' },
      { text: 'Mark a place on the map where you would like to take pictures.', minutes: 3, about: 'place' },
      {
        text: 'Ask somebody who takes photos what they do about this: {obstacle}.',
        twin: 'Ask somebody who takes photos where they like the light best.',
        minutes: 2,
        about: 'obstacle',
      },
      { text: 'Delete the doubles of one picture on your camera or phone.', minutes: 3, about: 'choose' },
      { text: 'Find one setting of your camera or phone that you have never used.', minutes: 2, about: 'setting' },
      { text: 'List some things near your home that you would like to photograph.', minutes: 3, about: 'subject' },
      { text: 'Try a tighter crop on one old photo, and keep both versions.', minutes: 3, about: 'crop' },
    ],
    eve: [
      { text: 'Put the camera and a cloth for the lens into tomorrow’s bag.', minutes: 2, about: 'bag' },
      { text: 'Check whether the card or the phone has room for tomorrow’s photos.', minutes: 1, about: 'room' },
      { text: 'Choose the first place for tomorrow’s photos, and look up the way.', minutes: 2, about: 'place' },
    ],
  },
  challenges: {
    any: [
      { text: 'Frame what is in front of you with both hands, as in a photo.', seconds: 15, about: 'frame' },
      { text: 'Find the spot near you where the light would suit a portrait.', seconds: 30, about: 'light' },
      {
        text: 'Say your plan for the photos by heart: {plan}',
        twin: 'Say which photo you want to take first {next}, and where.',
        seconds: 60,
        about: 'plan',
      },
      {
        text: 'Read your reason once, and open a photo that you like: {why}.',
        twin: 'Open a photo of yours that you like, and say what it brings back.',
        seconds: 60,
        about: 'why',
      },
      { text: 'Name one color that you will look for with the camera {next}.', seconds: 15, about: 'subject' },
      {
        text: 'Squint until you see only light and dark, as in a black-and-white photo.',
        seconds: 30,
        about: 'squint',
      },
      { text: 'Cover half of an old photo with your hand, and choose the better half.', seconds: 45, about: 'crop' },
      { text: 'Give one of your photos a title.', seconds: 45, about: 'title' },
    ],
    eve: [
      { text: 'Check the battery sign of your camera or phone.', seconds: 15, about: 'battery' },
      { text: 'Lay the camera where your hand will find it tomorrow.', seconds: 15, about: 'bag' },
      { text: 'Wipe the lens for tomorrow’s first picture.', seconds: 30, about: 'lens' },
    ],
  },
}
