/** The words of `verbs.ts`, apart from the code because a bundle reads them as packed data (ADR 194). */
export const VERB_WORDS = {
  VERBS: `
    accept accomplish achieve acquire add adopt afford allow answer apologize apply appreciate argue arrive ask assemble
    attend avoid bake be beat become begin believe bike bite blame borrow breathe bring brush buy calm care carry celebrate
    choose clean clear climb close collect come commit communicate compare complain complete compose concentrate connect
    conquer consume contact continue contribute convert cook create cultivate curb cut cycle deal decide declutter decrease
    defend delegate deliver develop dig discover discuss do donate draw drive earn eat edit eliminate embrace empty enjoy enroll
    enter escape establish evaluate examine expand expect explain explore express extend feed feel fight file fill find finish
    fit fix fly follow forget forgive gain gather get give go grow handle hang hear help hike host hug hydrate implement
    improve include increase inspire install invest invite join juggle keep knit know lead learn leave lend let lift limit
    listen live lose lower maintain make manage marry master meditate meet memorize mend mentor migrate minimize mow nail
    obtain offer open organize overcome own pack participate pass pay perform persuade pick play polish practice practise
    praise pray prepare present preserve prevent produce promote protect prove publish purchase pursue put quit raise reach
    read rebuild recite recover recycle redecorate reduce refinance refuse register rehab rehearse relax release remain remember
    remodel remove renew renovate rent repair repay replace reply resist restore restrict retire reunite revise ride rid save
    say scrub secure see sell send serve settle sew share shave show shut sing sit sketch skip smile smoke socialize solve
    speak spend stand start stay stick stop strengthen submit succeed support survive swim take talk teach tell thank think
    throw tidy transfer translate travel treat try understand unplug unsubscribe use visit volunteer wait wake wash watch wean
    wear weigh whiten win wish work worry write yell
    adjust admit advance advise align alternate analyze announce approach arrange articulate assess attract automate balance
    beautify befriend binge block boost brew brainstorm build calculate cease challenge change chat check chew chop clarify
    coach code color compete conduct confront conserve consider consolidate construct consult cope copy correct crack craft
    craft criticize crochet cross cuddle dance dare debate decline decorate dedicate define delete demonstrate deploy describe
    design detox digitize dine disconnect ditch dive divide draft dress drink drop dust educate emigrate employ encourage end
    engage enhance ensure entertain erase exercise experience experiment express finalize floss focus foster freeze frame
    garden greet grill harvest heal hire hold hunt identify illustrate immigrate incorporate initiate insulate interact
    interrupt interview invent iron jog journal jump kayak kick kiss land laugh launch lay light like listen loosen love lie
    meal-prep measure mix moderate monitor motivate move multiply navigate negotiate network notice nourish nurse obey
    observe order outline overthink overeat oversleep oppose optimize paddle paint panic patch paddle pause peel phone
    photograph plan plant plow podcast point pour power prioritize procrastinate program pump quilt react realize rebalance
    recharge reclaim recognize reconcile reconnect record redesign reestablish reflect refurbish regain regulate rehabilitate
    relate relearn relocate rely remind report reread research reschedule reserve respect respond rest restart restructure
    resume retrain return reuse review revisit reward rewrite row run sail sand scale schedule scream search seek
    serve shampoo sharpen shoot shop shout shovel shrink ski simplify skate sleep slow snack snap sort spar spread stabilize
    stain stare steer stretch strive structure study sue surf surprise sustain sweep switch tackle tame taper test text tie
    tighten tour track train transform trim trust turn tutor type unclutter undo unfollow uninstall unite unpack unwind update
    upgrade upload validate value vacuum vape verify view walk wander want warm water weed welcome winterize wipe withdraw
    yield gossip gamble nag swear scroll doomscroll compare lie binge-watch game click bet swipe drum improvise whistle
    fast call book email blog film date face rock host bond cheer sponsor foster house-hunt babysit crawl sprint bowl golf box
    wrestle lift bench squat deadlift row bulk
    `,
  ALSO_NOUNS: `
    balance bench bike blog bond book bowl box call care challenge change chat check code coach color copy craft cross cut cycle
    dance date debate detox design diet dive draft dress drink drive drop drum email end exercise experience face fast file film
    fight fit focus frame game garden gossip guide harvest help hike hope host house hunt interview iron jog journal jump kick
    lead light like limit link log love lift lower mail market master match meal measure mentor mind mix move network notice
    offer order outline panic patch pause phone photograph plan plant play podcast point power present program promise pump
    quilt rank rate record reflect report research rest return review reward ride rock row run sail sand scale schedule
    search secure shop show ski skate sketch sleep smile smoke snack sort sponsor sprint stand start stay stick stock store
    stress stretch structure support surf surprise swim switch talk test text tie time touch tour track trade train treat trim
    trust tutor type update upgrade use vacuum value view visit volunteer wait walk wash watch water weed welcome whistle
    wish work worry squat deadlift bulk golf color cheer launch rehab care practice type nurse land power warm fit sleep calm clean clear
    close empty complete own open present slow
    `,
  MAKING: `
    finish complete write build make create draft compose paint design publish record launch edit revise knit sew crochet quilt
    restore renovate repair fix develop code program submit prepare organize finalize rewrite illustrate translate assemble
    decorate outline sketch film produce craft construct polish rebuild redesign remodel refurbish digitize catalog declutter
    `,
  AFTER_VERB: `
    a an the my our your his her their its this that these those every each all some any more less fewer at least only hard others one two
    three four five six seven eight nine ten twelve fifteen twenty thirty half up out down off on in into to with without for
    from through over about after before by around as like me myself it them him us people daily weekly better well again
    regularly consistently early earlier late later together outside home away back enough less slowly faster harder
    twice once no not mom mum dad grandma grandpa
    `,
  PLAN_VERBS: `
    beckon blow bow bounce button cancel chant clap clip count curl dial dip drag drain drape fasten flip fold grab grip
    hook hop hum jot kneel knock lace line loop massage mute nod note nudge pat pedal peek pin ping place plug pop post
    press push pull quiz rake ring rinse roll rub scan scoop scrape seal shake shift sip slide slip smell sniff soak
    splash squeeze stack step stir strap strum swap swing tag tap tape tilt toss trace tuck tug twist unbutton unfold
    unload unlock unroll wave whisper wiggle wind wrap zip
    `,
  DOUBLED:
    'begin forget admit commit submit permit regret refer prefer occur control transfer rehab program unplug unzip overcut outrun rerun babysit',
}
