/**
 * Words that say nothing by themselves: small words, and those that any business could say of anything. What is left
 * of an answer without them is what a stranger could look for. Ground forms, as `isGeneral` strips endings.
 */
export const generalWords = new Set(
  `
ability aboard about above absolutely accept acceptable accessible accommodate accompany according accountability
accurate achieve achievement acknowledge across act action active activity actual adapt adaptable additional address
adequate adjust ads advantage advertise advice adviser advisor affect afford affordable afraid after afterward again
against agenda agree agreement ahead aid aim alert align alignment alike alive all all-inclusive all-round alleviate
allow almost along alongside already also alternative although altogether always amazing ambitious among amount
analysis analyze and angle angry annoyed another answer answerable anticipate any anyhow anymore anyone anything
anytime anyway anywhere apart apparent appealing apply approach approachable appropriate approximately are area aren
aren't arise around arrange arrangement asap aside ask aspect aspiration assess assistance assumption assure
atmosphere attain attempt attend attention attentive attitude attract attractive attribute audience authority
availability available avoid avoidable await aware awareness away awesome awful awkward back background backlog bad
barrier base basic basically basis bear bearably beautiful became because become been before began begin begun
behave behavior being belief believe below belt benefit besides bespoke best best-in-class better between beyond big bit
blocker boost bored boss both bottom boundary boyfriend brand brand-new breakthrough breath brief bright brilliant
bring broad brother brought buddy budget bug build built bump bunch burden burn burnout business busy but buyer buzz
call-to-action calm came can can't cannot cant capability capable capacity capital capture care careful careless
case cash casual catch cater cause caution cautious celebrate central certain chain challenge chance change chaos
character chase cheap check-in cheer children choice circle circumstance clarify clarity clean clear client
clientele climate closeness coach coherent collaborate collaboration collaborative colleague collective combination
combine come comfort comfortable commence commerce commercial commit commitment common communication community
company comparison compassion compensate compete competence competition competitive competitor complain complete
completion complex complicated component comprehensive compromise concentrate concentration concept concern conclude
conclusion concrete condition conduct confidence confident confirm conflict confront connect connection conscious
consequence consider considerable consideration consistency consistent constant construct consult consultation
consumer contact content context continue continuous contribution control convenience convenient conventional
conversation convincing cool cooperate cooperation cooperative coordinate coordination cope core correct cost could
couldn couldn't counter courage create creative creativity crisis critical criticism crowd crucial culture curiosity
curious current cushion custom customized cut-back cutback cycle dad daily data daughter day day-to-day deadline
deal dealt decade decent decide decrease dedicated dedication deep deficit define definitely degree delay delighted
deliver deliverable delivery demand demographic demonstrate demotivated depend dependable depth deserve desirable
desire destiny detail determine develop development dialogue did didn didn't didnt difference different
differentiate difficult difficulty digital dignity diligent direct direction disadvantage disappointed disappointing
disaster discipline discount discover discretion discuss discussion disorganized disruption dissatisfied distance
distinguish distraction diverse diversity does doesn doesn't doesnt doing don don't done dont doubt down downturn
dozen drama dream drop during duty dynamic each eager early earn ease easy economic economize economy edge
educate effect effective effectiveness efficiency efficient effort eight either elegant elevate else embrace emotion
emotional empathy emphasis emphasize employee empower empty enable encounter encourage encouragement end energy
engage engagement enjoy enough enrich ensure enterprise enthusiasm entire entrepreneur environment equal error
especially essential establish etc ethics evaluate even eventual ever every everyday everyone everything everywhere
evidence evident evolve exact examine example exceed excel excellent exceptional excited excitement exciting
exclusive execute execution exhausted exist existence expand expect expectation expense expensive experience expert
expertise explore expose exposure express expression extend extensive extent external extra extraordinary extreme
face facilitate fact factor fail failure fair faith false fame familiar family famous fantastic far fast father
favor favorable fear feasible feature feedback feel felt few fifth figure final financial find fine finish firm
first first-class fit five fix flawless flexibility flexible flexibly flow focus folk follow follow-through
follow-up for force foreign forever forge forget former forth forthcoming fortunately forward foster found
foundation four fourth framework free freedom freelancer frequent fresh friend friendship from front frustrated
frustrating frustration fulfill full fully fun functional functionality fund fundamental funnel further future gap
gather gave general generate generic generous gentle genuine gesture get girlfriend give given glad glitch global
goal goes going gone good got gotten grab gradual grand grandparent grasp grateful gratitude great grew ground grow
grown growth guarantee guest guidance guide guideline gut guy habit had hadn hadn't half handle handy happen
happiness happy hard harmonious harmony has hashtag hasn hasn't hate have haven haven't head health healthy heart hello
help helpful hence her here herself hesitate hey high high-quality highlight him himself hinder his hobby hold
holistic home honest honesty hope hopefully horrible hour household how however huge human hundred hurry husband
hustle hype idea ideal identify ignore ill image imagination imagine immediate impact implement imply importance
important impossible impress impression impressive improve improvement inattentive inbox incentive inclination
include income incomplete inconvenience increase increasingly indeed independence individual industry influence info
inform information initiate initiative inner innovate innovation innovative input insight inspect inspiration
inspire instance instantly instead instinct integrate integration integrity intelligent intense intensify intention
intentionally interact interaction interest internal into intuition intuitive invest investigate investment involve
isn isn't isnt issue item its itself ive job joint journey joy judgment just justify keen keep kept key kid
kids-time kind kindness knew know knowledge known lack landscape large last late launch layer lazy lead leadership
learn least legacy leisure less let level leverage life lifestyle like likewise limit list listen literally little
live load logic logical long long-term look look-and-feel lose loss lost lot love low loyal luck lucky luxury made
magic main maintain major majority make man manage manageable many margin market mass massive master material matter
mature maximize may maybe mean meaningful meant measurable media meet member men mental mentality mentor
mere mess method metric mid-term middle midterm might mind mindful mindset mine minimize minimum minor minute miss
mission mistake mix mobilize mode model moderate modern mom moment momentum money monitor month mood more most
mother motivate motivation motive movement much mum must mutual myself mystery namely narrow natural nature navigate
near near-term neat necessary necessity need negative negligent negotiable negotiate neither nervous network neutral
never new next nice niche nine noise none nor norm normal not notably nothing noticeable notion now nowhere number
numerous nurture objective obligation observe obstacle obtain obviously occasion occasionally occur occurrence odd
off officially often okay old onboard once one ongoing online only onto openly open operate opinion opportunity oppose
optimal optimize option optional order orderliness ordinary organic organization organize orientation origin
original other otherwise ought our ourselves out outcome outlook outreach outstanding over overall overcome overdue
oversee overspend overview overwhelmed own ownership pace package pain painful panic parent participate particular
partly partner partnership party passion passionate passive past path patient pattern peace peak people per perceive
percentage perception perfect perform performance perhaps period permanent persist persistent person personal
personality perspective persuade persuasive philosophy picture piece pillar pipeline place plain plan plausible play
pleasant please pleasure plenty pls plz point pointless policy polished polite poor popular positive possibility
possible possibly post potential power powerful practical practice precaution precise preference preferred premium
preparation prepare presence present presentable pressure presumably pretend pretty prevent previous pride principle
prior prioritize priority private privilege proactive probably problem problem-free procedure proceed process
produce product productive productivity professional profit profitability profitable profound progress project
promise promote promotion prompt proof proper proportion prospect prospective prosperity protect protection proud
provide public publicity pure purpose pursue pursuit qualified quality quantity question quick-win quickly quit
quite race range rapid rapport rare rate rather raw reach reachable react readily ready ready-made real real-life
realistic reality realize reason reasonable receive recent recharge recognition recognizable recognize recommend
recommendation reconsider recover recovery reduce reduction refine reflect refreshing regain regard regret regroup
regular regulate reinforce relate relationship relative relaxed relevant reliability reliable reliably reliance
relief rely remain remainder remark remarkable remember remind remove repeat repeatedly replace represent reputable
reputation require requirement rescue research resilience resolution resolve resource respect respectful
respectively respond response responsibility responsible responsive rest restore restriction restructure result
retain retention rethink reveal revenue review revise revisit revive reward rhythm rich right rigorous rise risk
rival robust role root rough routine rude rule run rush sad safe safety said sake sale same satisfaction
satisfactory satisfied save saw say scale scared scenario scene scheme scope seamless season second sector
secure security see seek seem seemingly seen select selection selling sense sensible seo separate series serious
serve service set setback settle setup seven several severe shall shape share sharp she shift short short-term
should shouldn shouldn't sibling side significant silent similar simple simplify simply simultaneously since sincere
sincerity sister situation six size skill skip slack slightly sloppy slow small smart smile smooth social society
solely solid solve some somehow someone something sometime somewhat somewhere son soon sophisticated sorry sort soul
sound spare speak special specific specifically speed spend spent spirit spontaneous spotless spouse spread
stability stabilize stable staff stage stake stakeholder standard standpoint start startup state status stay steady
step step-by-step stick still stimulus stop straight straightforward strange strategic strategist strategy strength
strengthen stress stressful stretch strict striking strive strong structure struggle study stuff style subject
substance substantial subtle succeed success successful such sudden suffer sufficient suggest suit suitable super
superior supplier support supportive sure surprise survival survive sustain sustainable swiftly sympathy synergy
system systematic tackle tailored take taken talent talk tangible target target-group task taste team technical
technology tell temporary ten tend tendency tension terrible terrific than thank that the their them theme
themselves then theory there therefore these they theyre thing think third this thorough those though thought
thoughtful thousand threat three threshold thrive through thus tidy tight tighten till time tiny tip tired today
together told tone too took tool top topic total touch tough toward track trade tradition transform transition
transparency transparent treat trend trendy trick tried tries trouble true trust trustworthy truth truthfully try
turn turnover tweak two type typical ugly ultimate uncertain uncertainty unclear uncomfortable under understand
understandable understood undertake underway unexpected unfortunate unhappy unique unite unity universal unknown
unless unlikely unmotivated unnecessary unprofessional unreliable until unusual upcoming update upgrade upon upset
urgency urgent usable usage use used useful useless user using usual utilize valid valuable value variety vary vast
verify versatile very via viable vibe victory view viral virtue visibility visible vision vital vivid volume want
warm warmth warn was wasn wasn't waste wave way weak weakness wealth week welcome well well-being wellbeing wellness
went were weren weren't what whatever when whenever where wherever whether which whichever while who whole whose why
wide wife will willingness win win-win wisdom wise wish with withdraw within without woman women won won't wonder
wonderful wont work work-life workable workflow workload world world-class worry worse worst worth worthwhile worthy
would wouldn wouldn't wrong year yes yet yield you your youre yourself zone
`.split(/\s+/),
)
