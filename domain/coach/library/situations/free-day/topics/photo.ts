import type { FreeDayTexts } from '#domain/coach/library/frame.ts'

/** Texts of a day before the next photographs (TEXT-30). */
export const photoFreeTexts: FreeDayTexts = {
  any: [
    {
      text: 'Batteries lose charge in a camera that lies still. Charge yours or the phone, and check how much room is left.',
      short: 'Charge camera or phone. Check the room for photos.',
      pairs: [
        {
          step: { text: 'Write on the bag what has to be charged before you go out.', minutes: 1 },
          challenge: { text: 'Look at the number of photos that still fit.', seconds: 15 },
        },
        {
          step: { text: 'Delete the doubles of one picture to make room.', minutes: 2 },
          challenge: { text: 'Name one color that you will look for with the camera {next}.', seconds: 30 },
        },
      ],
    },
    {
      text: 'One fingerprint on the lens blurs every picture. Breathe on the glass, and wipe it with a soft cloth.',
      short: 'Breathe on the lens. Wipe it softly.',
      pairs: [
        {
          step: { text: 'Put the cloth into the bag or the case of the camera.', minutes: 1 },
          challenge: { text: 'Look through the lens or at the screen, at a lamp.', seconds: 15 },
        },
        {
          step: { text: 'Clean the screen or the viewfinder as well.', minutes: 2 },
          challenge: { text: 'Breathe out, and hold the camera as still as you can.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Low light is gone quickly. Look up when the sun sets {next}, and plan your photos before that.',
      short: 'Look up when the sun sets {next}.',
      pairs: [
        {
          step: { text: 'Work out when you would have to leave for it.', minutes: 1 },
          challenge: {
            text: 'Say your plan for the photos by heart: {plan}',
            twin: 'Say which photo you want to take first {next}, and where.',
            seconds: 30,
          },
        },
        {
          step: { text: 'Work out on a map from which side the light will come.', minutes: 2 },
          challenge: { text: 'Find the spot near you where the light would suit a portrait.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Good places for photos are often a few streets away. Look up what others photographed near you, and mark one spot.',
      short: 'Look up one place nearby for photos.',
      pairs: [
        {
          step: { text: 'Look up the way to it, and the hour when it is quiet.', minutes: 2 },
          challenge: { text: 'Say what you would leave out of the picture there.', seconds: 15 },
        },
        {
          step: {
            text: 'Ask somebody who takes photos what they do about this: {obstacle}.',
            twin: 'Ask somebody who takes photos where they like the light best.',
            minutes: 2,
          },
          challenge: { text: 'Frame what is in front of you with both hands, as in a photo.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Where the photographer stood decides much of a picture. Choose a photo you like, and work out where the camera was.',
      short: 'Choose one photo. Work out where the camera was.',
      pairs: [
        {
          step: { text: 'Write down how high the camera was: eye, knee, or ground.', minutes: 1 },
          challenge: { text: 'Look at the room from that height.', seconds: 30 },
        },
        {
          step: { text: 'Find the brightest and the darkest place in it.', minutes: 2 },
          challenge: { text: 'Squint at it until you see only light and dark.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Buttons are hard to find while the subject walks away. Choose one setting of your camera or phone, and find it without looking.',
      short: 'Find one camera setting without looking.',
      pairs: [
        {
          step: { text: 'Write down what light you would need it for.', minutes: 1 },
          challenge: { text: 'Find it once more with your eyes closed.', seconds: 15 },
        },
        {
          step: { text: 'Look up what the sign beside it means.', minutes: 2 },
          challenge: { text: 'Change it as far as it goes, look, and put it back.', seconds: 30 },
        },
      ],
    },
    {
      text: 'Good pictures get lost among their doubles. Go through your last ones, and mark the one that stays.',
      short: 'Mark one photo to keep. Leave its doubles.',
      pairs: [
        {
          step: { text: 'Put those that stay into one album.', minutes: 2 },
          challenge: { text: 'Cover half of one with your hand, and choose the better half.', seconds: 30 },
        },
        {
          step: { text: 'Delete one that you have kept only because it was hard to take.', minutes: 1 },
          challenge: { text: 'Give one of the best a title.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Phones and cards get lost together with their photos. Copy your last pictures to a second place.',
      short: 'Copy your last photos to a second place.',
      pairs: [
        {
          step: { text: 'Write the month into the name of the copy.', minutes: 1 },
          challenge: { text: 'Open one picture from the copy.', seconds: 15 },
        },
        {
          step: { text: 'Write down where else your photos are, and where they are not.', minutes: 2 },
          challenge: {
            text: 'Read your reason once, and open a photo that you like: {why}.',
            twin: 'Open a photo of yours that you like, and say what it brings back.',
            seconds: 60,
          },
        },
      ],
    },
    {
      text: 'With a subject in mind, you see more. Choose one for {weekday}: doors, hands, reflections, or a color.',
      short: 'Choose one photo subject for {weekday}. Doors, perhaps.',
      pairs: [
        {
          step: { text: 'List three places near you where you could find it.', minutes: 2 },
          challenge: { text: 'Find one example of it from where you sit.', seconds: 30 },
        },
        {
          step: { text: 'Look at two photos of it by other people.', minutes: 1 },
          challenge: { text: 'Close your eyes, and picture the best one you have seen.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Many pictures stay on a phone unseen. Send one photo to somebody who knows the place or the person in it.',
      short: 'Send one photo to somebody who knows the place.',
      pairs: [
        {
          step: { text: 'Write one line with it: where you stood.', minutes: 1 },
          challenge: { text: 'Say what was just outside the picture.', seconds: 15 },
        },
        {
          step: { text: 'Ask for a picture of the same place or person in return.', minutes: 2 },
          challenge: { text: 'Look at your photo as if somebody else had taken it.', seconds: 30 },
        },
      ],
    },
    {
      text: 'A photo on paper is looked at longer. Choose one of yours to print, and decide where it would hang.',
      short: 'Choose one photo to print. Decide where it hangs.',
      pairs: [
        {
          step: { text: 'Try a tighter crop on it, and keep both versions.', minutes: 2 },
          challenge: { text: 'Hold a sheet of paper against the wall in that place.', seconds: 15 },
        },
        {
          step: { text: 'Write down how large it has to be, in hands.', minutes: 1 },
          challenge: { text: 'Step back as far as you would be when you look at it.', seconds: 30 },
        },
      ],
    },
  ],
  eve: [
    {
      text: 'Pack for tomorrow’s photos: the camera or phone, a cloth for the lens, and a jacket for waiting.',
      short: 'Camera and lens cloth packed. A jacket for waiting.',
      pairs: [
        {
          step: { text: 'Put a spare card or the charger in as well.', minutes: 1 },
          challenge: { text: 'Lay the camera where your hand will find it tomorrow.', seconds: 15 },
        },
        {
          step: { text: 'Take out of the bag what you will not need tomorrow.', minutes: 2 },
          challenge: { text: 'Put on the strap, and let the camera hang.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Set the camera back to its usual settings, so that tomorrow’s first picture turns out well.',
      short: 'Set the camera back to its usual settings.',
      pairs: [
        {
          step: { text: 'Look at the battery and at the free room.', minutes: 1 },
          challenge: { text: 'Press the shutter once at nothing, and delete it.', seconds: 15 },
        },
        {
          step: { text: 'Wipe the lens for tomorrow’s first picture.', minutes: 2 },
          challenge: { text: 'Look through it at the nearest lamp.', seconds: 15 },
        },
      ],
    },
    {
      text: 'Look up tomorrow’s sky, and choose what to photograph: faces under clouds, shadows in the sun.',
      short: 'Check tomorrow’s sky. Choose photos that suit it.',
      pairs: [
        {
          step: { text: 'Choose the first place, and look up the way.', minutes: 2 },
          challenge: { text: 'Look out of the window, and say what the light is like now.', seconds: 15 },
        },
        {
          step: { text: 'Write down the hour when it will be best.', minutes: 1 },
          challenge: { text: 'Close your eyes, and picture tomorrow’s first photo.', seconds: 30 },
        },
      ],
    },
  ],
}
