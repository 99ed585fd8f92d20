/**
 * English titles with what is read from them, one a line: title | kind | act | acting | thing | urge | the title as it is quoted.
 * An empty field is not read from the title, or is the title as typed.
 */
export const ENGLISH_TITLES = `
Write a weekly newsletter | do_regularly | write a weekly newsletter | writing a weekly newsletter
Finish the first draft of my thesis | finish | finish the first draft of your thesis | finishing the first draft of your thesis | the first draft of your thesis
Be home for dinner four evenings a week | relate | be home for dinner four evenings a week | being home for dinner
Walk 20 minutes after every shift | do_regularly | walk 20 minutes after every shift | walking
Tidy up for 10 minutes every evening | do_regularly | tidy up for 10 minutes every evening | tidying up
Read a psalm every morning | reflect | read a psalm every morning | reading a psalm
Laptop closed at 7 PM | do_regularly
Quit smoking | stop |  |  |  | smoking
Pay off the credit card | save | pay off the credit card | paying off the credit card
Walk to the bakery without a stick | recover | walk to the bakery without a stick | walking to the bakery without a stick
Japanisch lernen: 10 Vokabeln am Tag | learn
Stop shouting at my kids | stop |  |  |  | shouting at your kids
Marathon in October | finish
90 kg | do_regularly
Mom | relate
I want to be calmer | do_regularly | be calmer | being calmer
Why can’t I sleep? | recover
I will learn to swim | learn | learn to swim | learning to swim
My goal is to write a novel | finish | write a novel | writing a novel | the novel
To run a marathon | finish | run a marathon | running a marathon
RUN A MARATHON THIS YEAR | finish | run a marathon this year | running a marathon |  |  | “Run a marathon this year”
QUIT!!! | stop |  |  |  |  | “QUIT”
Lose 10 pounds by June | do_regularly
Run club on Tuesdays | do_regularly
Run 5k three times a week | do_regularly | run 5k three times a week | running 5k
Sleep hygiene | do_regularly
Sleep 8 hours a night | do_regularly | sleep 8 hours a night | sleeping
Study group | learn
Study Spanish every day | learn | study Spanish every day | studying Spanish
Learn Spanish before my trip to Madrid | learn | learn Spanish before your trip to Madrid | learning Spanish before your trip to Madrid
Learning Spanish | learn
Running every morning | do_regularly | run every morning | running
Read and write every day | do_regularly | read and write every day | reading and writing
Cook dinner and clean the kitchen | do_regularly | cook dinner and clean the kitchen
Build a shed for our garden | finish | build a shed for your garden | building a shed for your garden | the shed for your garden
Write 3 songs | finish | write 3 songs | writing 3 songs
Finish writing my dissertation by May | finish | finish writing your dissertation by May | finishing writing your dissertation | your dissertation
Finish Anna's scarf | finish | finish Anna's scarf | finishing Anna's scarf | Anna's scarf
Write a letter to my mother | relate | write a letter to your mother | writing a letter to your mother | the letter to your mother
Write a book to help people sleep | finish | write a book to help people sleep | writing a book to help people sleep | the book
Launch my online shop | finish | launch your online shop | launching your online shop | your online shop
Launch party | finish
Stop biting my nails | stop |  |  |  | biting your nails
Stop nail biting | stop |  |  |  | nail biting
No more smoking | stop |  |  |  | smoking
No sugar | stop
Quit sugar | stop
Don't smoke | stop |  |  |  | smoking
Don’t check my phone in bed | stop |  |  |  | checking your phone in bed
Scroll less at night | stop |  |  |  | scrolling at night
Drink less alcohol | stop |  |  |  | drinking alcohol
Give up gambling for good | stop |  |  |  | gambling
Break the habit of checking my phone | stop |  |  |  | checking your phone
Never shout at the kids | stop |  |  |  | shouting at the kids
Stop procrastinating | stop |  |  |  | procrastinating
Stop being late | stop |  |  |  | being late
I want to stop drinking | stop |  |  |  | drinking
Less screen time | stop
Cut down on drinking at home | stop |  |  |  | drinking at home
Meditate | reflect | meditate | meditating
Meditation | reflect
Daily walk | do_regularly
Drink 2 liters of water a day | do_regularly | drink 2 liters of water a day | drinking 2 liters of water
Water the plants | do_regularly | water the plants | watering the plants
Work-life balance | relate
Call my mom every Sunday | relate | call your mom every Sunday | calling your mom
Spend more time with Ella | relate | spend more time with Ella | spending more time with Ella
Date night with my wife | relate
Date my wife again | relate | date your wife again | dating your wife
Save $5,000 for our house | save | save $5,000 for your house | saving $5,000 for your house
Save money | save | save money | saving money
Emergency fund | save
Get out of debt | save | get out of debt | getting out of debt
Budget | save
Practice guitar | learn | practice guitar | practicing guitar
Practice test | learn
Play piano 15 minutes a day | do_regularly | play piano 15 minutes a day | playing piano
Get promoted to senior engineer | finish | get promoted to senior engineer | getting promoted to senior engineer
Become a better father | relate | become a better father | becoming a better father
Being a good father | relate | be a good father | being a good father
Forgive myself | reflect | forgive yourself | forgiving yourself
Pray every day | reflect | pray every day | praying
Go to bed before 11 | do_regularly | go to bed before 11 | going to bed
Wake up at 6 am | do_regularly | wake up at 6 am | waking up
Recover from knee surgery | recover | recover from knee surgery | recovering from knee surgery
Rehab my shoulder | recover | rehab your shoulder | rehabbing your shoulder
🏃‍♀️ Run a 10k 🎉 | finish | run a 10k | running a 10k |  |  | “Run a 10k”
🏃‍♀️ | finish
💪💪💪 Get strong!!! | do_regularly | get strong | getting strong |  |  | “Get strong”
Finish PhD | finish | finish PhD | finishing PhD
Finish my “big” novel | finish | finish your “big” novel | finishing your “big” novel | your “big” novel |  | “Finish my ‘big’ novel”
Finish the "big" novel | finish | finish the "big" novel | finishing the "big" novel | the "big" novel |  | “Finish the ‘big’ novel”
Book about bees | finish
Book a flight to Rome | finish | book a flight to Rome | booking a flight to Rome
Plan B | finish
Plan our wedding | finish | plan your wedding | planning your wedding
Master thesis | finish
Master the violin | learn | master the violin | mastering the violin
Exercise | do_regularly | exercise | exercising
Exercise in the morning | do_regularly | exercise in the morning | exercising
Paint the house | finish | paint the house | painting the house | the house
Paint kitchen | finish | paint kitchen | painting kitchen
Change jobs | finish
Dream job | finish
Health: walk daily | do_regularly | walk daily | walking
Journal | reflect | journal | journaling
Journal every night | reflect | journal every night | journaling
Try to eat more vegetables | do_regularly | eat more vegetables | eating more vegetables
Eat healthier so that I can play with my grandchildren | do_regularly | eat healthier | eating healthier
Organize all of the family photographs from 1970 to 2020 into albums | finish | organize all of the family photographs | organizing all of the family photographs |  |  | “Organize all of the family photographs from 1970 to 2020…”
Keep the house clean and cook dinner | do_regularly | keep the house clean and cook dinner
Walk and talk with my dad | relate | walk and talk with your dad | walking and talking with your dad
Finally finish my degree | finish | finally finish your degree | finishing your degree | your degree
Always take the stairs | do_regularly | always take the stairs | taking the stairs
Learn to code | learn | learn to code | learning to code
Take more me time | reflect | take more me time | taking more me time
Read Part I of War and Peace | finish | read Part I of War and Peace | reading Part I of War and Peace
Be the person I am with friends | relate | be the person you are with friends | being the person you are with friends
Pass the bar exam in 2027 | finish | pass the bar exam in 2027 | passing the bar exam
Hold my temper with my teenagers | do_regularly | hold your temper with your teenagers | holding your temper with your teenagers
Make 100 cold calls | finish | make 100 cold calls | making 100 cold calls
Make our home cozy | finish | make your home cozy | making your home cozy
Spend less money on takeout | stop |  |  |  | spending money on takeout
No alcohol in January | stop
Not snacking after dinner | stop |  |  |  | snacking after dinner
Avoid caffeine after noon | stop
Stop scrolling so much | stop |  |  |  | scrolling
Stop comparing myself to others | stop |  |  |  | comparing yourself to others
I would like to finally finish my novel this year | finish | finally finish your novel this year | finishing your novel | your novel
Complete my nursing degree by 2028 | finish | complete your nursing degree by 2028 | completing your nursing degree | your nursing degree
Design a logo for my bakery | finish | design a logo for your bakery | designing a logo for your bakery | the logo for your bakery
Record an album with my band | finish | record an album with your band | recording an album with your band | the album with your band
Submit the grant application | finish | submit the grant application | submitting the grant application | the grant application
Prepare for the interview | finish | prepare for the interview | preparing for the interview
Prepare the presentation for Monday | finish | prepare the presentation for Monday | preparing the presentation for Monday | the presentation for Monday
Take a photo every day | do_regularly | take a photo every day | taking a photo
Text Dad more often | relate | text Dad more often | texting Dad more often
Thank you notes | relate
Visit grandma on Sundays | relate | visit grandma on Sundays | visiting grandma
Marry Tom | relate | marry Tom | marrying Tom
Pay my taxes on time | save | pay your taxes on time | paying your taxes on time
Reduce my debt to zero | save | reduce your debt to zero | reducing your debt to zero
Invest $200 a month | save | invest $200 a month | investing $200
Breathe | reflect | breathe | breathing
Gratitude journal | reflect
Read Meditations by Marcus Aurelius | reflect | read Meditations by Marcus Aurelius | reading Meditations by Marcus Aurelius
Memorize 50 poems | learn | memorize 50 poems | memorizing 50 poems
Understand quantum physics | learn | understand quantum physics | understanding quantum physics
Get my knee back to 90 degrees | recover | get your knee back to 90 degrees | getting your knee back to 90 degrees
Rest more | recover | rest more | resting more
10,000 steps a day | do_regularly
7 hours of sleep | do_regularly
Eat breakfast | do_regularly | eat breakfast | eating breakfast
Floss! | do_regularly | floss | flossing |  |  | “Floss”
Be nicer :) | relate | be nicer | being nicer |  |  | “Be nicer”
Sing in a choir; learn one song a month | learn | sing in a choir | singing in a choir
Finish the course (module 4) | finish | finish the course | finishing the course | the course
Open a café | finish | open a café | opening a café
Open water swim | finish
Start running | do_regularly | start running | running
Start volunteering at the shelter once a week | do_regularly | start volunteering at the shelter once a week | volunteering at the shelter
Start running and lifting | do_regularly | start running and lifting | starting running and lifting
Start date for the new job | finish
Start a podcast | finish | start a podcast | starting a podcast
Love myself | reflect | love yourself | loving yourself
Talk to my son about school | relate | talk to your son about school | talking to your son about school
Help my daughter with math | relate | help your daughter with math | helping your daughter with math
Sell the car | finish | sell the car | selling the car
Clean desk policy | do_regularly
Clean the garage | finish | clean the garage | cleaning the garage
Fix my sleep schedule | do_regularly | fix your sleep schedule | fixing your sleep schedule | your sleep schedule
Do 50 push-ups | do_regularly | do 50 push-ups | doing 50 push-ups
5 a day | do_regularly
2 books a month | do_regularly
Who do I want to be? | reflect
I'm going to be on time | do_regularly | be on time | being on time
Lose weight, feel great | do_regularly
Eat, pray, love | do_regularly | eat, pray, love
First aid course | learn
Ph.D. | finish |  |  |  |  | “Ph.D”
A1 German | learn
Get my driver's license | finish | get your driver's license | getting your driver's license
See a doctor about my back | recover | see a doctor about your back | seeing a doctor about your back
Do the physio sheet twice a day | recover | do the physio sheet twice a day | doing the physio sheet
Put money aside every Friday | save | put money aside every Friday | putting money aside
Open my mail every day | save | open your mail every day | opening your mail
no phone after 9pm | stop
quit vaping | stop |  |  |  | vaping
STOP SMOKING | stop |  |  |  | smoking | “Stop smoking”
Stop buying clothes I don't need | stop |  |  |  | buying clothes you don't need
Say no to sweets | stop
Be smoke-free | stop
Stop overthinking everything | stop |  |  |  | overthinking everything
Write | do_regularly | write | writing
write my will | finish | write your will | writing your will | your will
Renovate the bathroom before Christmas | finish | renovate the bathroom before Christmas | renovating the bathroom | the bathroom
Knit a sweater for my niece | finish | knit a sweater for your niece | knitting a sweater for your niece | the sweater for your niece
`

/** Titles of which nothing is read, because they are not English. */
export const OTHER_TITLES = `
Laufen | do_regularly
Jeden Tag spazieren gehen | do_regularly
Mit dem Rauchen aufhören | stop
Mehr Zeit für meine Familie | relate
Masterarbeit fertig schreiben | finish
Dejar de fumar | stop
Leer un libro al mes | do_regularly
Aprender inglés | learn
Correr un maratón | finish
Ahorrar para un viaje | save
Arrêter de fumer | stop
Lire plus | do_regularly
Finir ma thèse | finish
Courir trois fois par semaine | do_regularly
Stop fumer | stop
日本語を毎日勉強する | learn
毎朝走る | do_regularly
早寝早起き | do_regularly
학교 숙제 매일 하기 | learn
ללמוד עברית כל יום | learn |  |  |  |  | “⁨ללמוד עברית כל יום⁩”
להפסיק לעשן | stop |  |  |  |  | “⁨להפסיק לעשן⁩”
لتعلم العربية كل يوم | learn |  |  |  |  | “⁨لتعلم العربية كل يوم⁩”
الإقلاع عن التدخين | stop |  |  |  |  | “⁨الإقلاع عن التدخين⁩”
Бросить курить | stop
Imparare a suonare il piano | learn
Aprender português | learn
Stoppen met roken | stop
`
