/**
 * Words that say nothing by themselves: small words, and those that any business could say of anything. What is left
 * of an answer without them is what a stranger could look for. Ground forms, as `isGeneral` strips endings.
 */
export const generalWords = new Set(
  `
a ability about above absolutely accept acceptable accommodating according accountability accurate achieve
achievement across act action activity actually adapt additional adequate adjust ads advantage advertise advice
affordable afraid after again against agree aim all allow almost along already also alternative although altogether
always am amazing among amount an analysis analyze and angry annoyed another answer any anyhow anymore anyone
anything anytime anyway anywhere apart appealing approach appropriate approximately are area aren aren't around as
asap ask aspect assess assistance at attention attitude attractive audience available avoid awareness awesome awful
bad balance base basic basically be beautiful became because become been before began begin begun behave behavior
being believe below benefit bespoke best best-in-class better between big bit boost bored boss both brand brilliant
bring brought budget build built business busy but buyer by call-to-action calm came can can't cannot cant capital
care careful careless case cash catch cause certain challenge chance change character cheap check-in children choice
circumstance clean clear client clientele colleague come comfort comfortable commerce commercial commitment
committed common communication community company competition competitor complain complete complex complicated
component comprehensive concentrate concentration concept concerning concrete condition confidence confident
connection consider consistency consistent constant consumer contact content context continue continuous
conversation cool correct cost could couldn couldn't create creative creativity curiosity curious current custom
customized daily data day deadline deal dealt decent decide decision decrease dedicated dedication definitely degree
delighted deliver delivery demand demographic demotivated depend desire detail develop development did didn didn't
didnt different difficult difficulty digital direction disadvantage disappointed disappointing discipline discount
discretion discuss disorganized dissatisfied do does doesn doesn't doesnt doing don don't done dont down dozen dream
drop during each early earn easy economic economize economy effect effective effectiveness efficiency efficient
effort eight either element else employee empty enable end energy engaged engagement enhance enjoy enough ensure
enterprise entirely entrepreneur environment essential etc evaluate even eventually ever every everyday everyone
everything everywhere example excellent excited exciting exhausted expand expect expectation expense expensive
experience expert expertise explore exposure extra fact factor fail fair false family fantastic fast fear feasible
feature feedback feel felt few fifth figure finally finance financial find fine finish firm first first-class fit
five fix flexibility flexible flexibly focus folk follow follow-up for forever forget found four fourth free freedom
freelancer frequently fresh friendly friends friendship from frustrated frustrating frustration full fully fun
function functionality fund further future gave general generous get give given glad go goal goes going gone good
got gotten grateful great grew grow grown growth guest guidance guy had hadn hadn't half handle happen happiness
happy hard has hasn hasn't hate have haven haven't he health healthy heart hello help helpful hence her here herself
hey hi high high-quality him himself his hobby hold home honest honesty hope hopefully horrible hour household how
however huge human hundred i id idea ideal if ill im image immediately impact important impossible improve
improvement in inattentive income increase independence individual industry info information initiative innovation
innovative inspired instead integrity intelligent interaction interest into invest investment is isn isn't isnt
issue it item its itself ive job joy just keep kept key kids-time kind knew know knowledge known large last late
lazy lead learn least leisure less let level life lifestyle like limit list listen literally little live long
long-term look look-and-feel lose lost lot love low made main major make man manage manageable many margin market
material matter mature may maybe me mean meant measurable media meet member men method middle might mind mine minor
minute miss mission model modern moment momentum money month mood more most motivated motivation much must my myself
nearly neat necessary need negligent negotiable neither nervous network never new next nice nine no none nor normal
not nothing noticeable now nowhere number objective obviously occasionally occur of off often oh ok okay old on once
one ones ongoing online only onto opinion opportunity optimal optimize option or order orderliness organization
organized other otherwise ought our ourselves out outcome over overall overwhelmed own pain painful partner
partnership party passion passionate past path peace people per perception perfect performance perhaps period
permanent person personal personality piece place plan play pleasant please pleasure pls plz point polite poor
possibility possible possibly post potential power premium presence present pretty prevent previous prioritize
priority private proactive probably problem procedure process product productive productivity professional profit
profitability profitable progress project promote promotion prompt proper prospect proud provide public publicity
purpose quality quantity question quickly quite range rarely rate rather reach react ready real realistic reason
reasonable recent recognizable reconsider reduce reduction reflect regarding regular relation relationship relaxed
relevant reliability reliable reliably remain remember remind reputation require requirement research resolve
resource respond responsibility responsible rest result rethink revenue review right rise rival roughly rude run sad
safe safety said sale same sanity satisfaction satisfied save saw say scale scared schedule scope seamless season
second sector security see seem seen segment selling sense seo serious serve service set seven several shall share
she short short-term should shouldn shouldn't side similar simple simply since situation six size skill sloppy slow
small smart smooth so social solution solve some somehow someone something sometime somewhat somewhere soon sorry
sort soul spare speak special specific spend spent spirit stability stable staff stakeholder standard start startup
stay step step-by-step stick still stop strategic strategy strength stress stressful strong structure struggle study
stuff subject succeed success successful such suffer sufficient suitable super supplier support sure sustainable
system tailored take taken talent talk tangible target target-group task team technical technology tell ten terrible
than thank that the their them themselves then there therefore these they theyre thing think third this thorough
those though thought thousand three through thus tidy tighten till time tiny tired to today together told tone too
took tool top topic total touch tough toward traction trade transparency transparent trend tried tries trouble true
trust trustworthy try turn turnover two type typical u ugly unclear uncomfortable under understand understood
unhappy unique unless unmotivated unprofessional unreliable until up upon upset ur us use used useful user using
usual valuable value very via vibe view visibility visible vision volume want was wasn wasn't way we weak weakness
week well well-being wellbeing wellness went were weren weren't what whatever when whenever where wherever whether
which whichever while who whole whose why will win wise wish with within without woman women won won't wonderful
wont work work-life workable world world-class worry worse worst worth would wouldn wouldn't wrong year yes yet you
your youre yourself
`.split(/\s+/),
)
