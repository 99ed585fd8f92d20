/** First names of people, for texts that give their reader somebody who was not named (TEXT-15, COACH-12). */

/** Names that are no other word in English, German, Spanish or French, and no place. */
export const FIRST_NAMES = `
adrian aisha ahmed alejandra alejandro alex alice alison amanda amelia amy ana andrea andrew andreas angela anja anke anna anne annika
anthony anton arjun beatrice becky ben benjamin bernd birgit bob brandon brenda brian camille carla carlos carol caroline carolyn catherine
chloé chris christina christine christoph christopher claire clara claudia connor craig dave deborah debbie denise dennis derek diana dieter dirk
dominik donna dorothy doug dylan eileen elena elias elisa elizabeth ellen emily emma eric erik erin ethan eva fabian fatima felix fernando fiona franziska
friedrich gabriela gareth gary geoff gerald gerhard giulia giovanni greg gregory guido günter hannah hans harry heike heinz helen helena helmut
henrik herbert holger ian ibrahim ines ingrid isabel isabelle isabella jana janet jason javier jeff jeffrey jennifer jenny jens jessica jill jim joanna
joachim joe johannes jonas jörg jorge juan judith julia julian julie jürgen justin karen karin karl karsten kate katharina katherine kathleen kathrin katja
katie katrin keith kelly kenneth kerstin kevin klaus kyle lara larry lars laura lauren lea lena leon leonie linda lindsay lisa louise lucía lukas luis luisa maja
manfred manuel marcel marcus marek margaret margarita mariana marie marion markus marlene marta martina matteo matthias maureen maximilian megan
melanie melissa mia michelle miguel mike mohammed monika moritz nadine nadia natalie nathan nicholas nick nicola nicole niklas nils nina norbert olaf oliver
olivia omar oscar pablo pamela patricia pedro petra philipp phil pierre priya rafael rainer ralf ramón rebecca rebekka regina renate ricardo richard
robert roberto rodrigo roger rolf ronald ryan sabine sally sandra sanjay sara scott sebastian sergio shannon sharon sheila silke simone sofía sonja sophia
sophie stefan stefanie steffen stephanie steve steven stuart susan susanne sven sylvia tanja teresa theresa thomas thorsten tim timothy tina tobias todd tom
tommy tony tracy tyler ulrich ursula ute uwe vanessa vera vincent walter wendy werner wolfgang yasmin yusuf yvonne zoe zoë
`

/** Names of books and people of scripture. After a word such as “with” they are people of today. */
export const BIBLICAL_NAMES = `
aaron abraham adam daniel david elijah eve gabriel isaac jacob jakob james jesaja john jonathan joseph josef joshua judy luke lukas maria mark mary matthew michael noah paul peter
rachel ruth sam samuel sarah simon stephen
`
