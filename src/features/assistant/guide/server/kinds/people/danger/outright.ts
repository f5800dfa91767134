import { signs } from './signs.ts'

/** Said in so many words. */
export const outright = signs(
  'kill(?:ing)? myself(?! (?:to|over|with|for|trying|working))',
  '(?:hang|shoot|drown|poison|gas|strangle|electrocute|stab)(?:ing)? myself',
  '(?:end|ending|take|taking|took|cut short) my (?:own )?(?:miserable |stupid |whole )?life',
  '(?:end|ending) (?:the|my|this|our) (?:\\w+ ){1,2}and (?:my (?:own )?life|myself)(?! (?:is|was|has|feels)\\b)',
  '(?:end|ending|ended) (?:it all|myself|everything for good|things for good|my (?:pain|suffering|misery|days|existence))',
  '<want> (?:i could |i would )?(?:to )?(?:just |only |really |finally )?(?:be done with life|do myself in)',
  '(?:do|did|done) myself in',
  '(?<!without )<want> (?:to |i could |i would |i had )?(?:just |only |really )*(?:die|died|be dead|drop dead)(?! (?:of|for|laughing|when|inside))',
  'wish\\w* i (?:was|were) (?:not|no longer) (?:here|alive|around|in this world)(?! (?:for|on|at|when))',
  'wish\\w* i (?:was|were|had) (?:just )?(?:dead|died|never (?:been )?born|not (?:been )?born)',
  'rather (?:just )?(?:die(?! than (?:cold )?(?:call|post|dance|sell|pitch|ask|do|speak|network|go live))|be dead|not (?:be )?(?:alive|live|exist|wake up|be here))',
  'not (?:\\w+ )?(?:want|wanting|wanted|wish|deserve|feel like|care|need|intend|plan) (?:to )?(?:\\w+ )?(?:live|living|exist|existing|be alive|being alive|breathe|wake up|waking up)(?! (?:in|off|on|from|with|near|at|at \\d|early|off) )',
  'not (?:\\w+ )?(?:want|wanting|wanted|wish) to (?:\\w+ )?(?:be here|be around|be on this (?:earth|planet)|be in this world)(?! (?:when|while|at|people|him|them|her|customers|for))',
  '(?:tired|sick|weary|done|finished|through|fed up) (?:of|with) (?:living|life|being alive|existing|existence|breathing|being me|being on this (?:earth|planet)|waking up|this life|this world)(?! (?:in|off|on) )',
  '(?:better|happier|easier|safer|richer)(?: off)? (?:if i|when i|with me|once i) (?:\\w+ ){0,2}<gone>',
  '(?:better|happier) off (?:\\w+ )?(?:dead|without me)',
  '(?:better|happier|easier|calmer|nicer|lighter|simpler) (?:place |life )?without me',
  'give up on (?:living|life|myself|being alive)',
  '(?:gave|given|giving) up on (?:living|life|being alive)',
  'self[- ]?harm\\w*',
  '(?:hurt|hurting|harm|harming) myself(?! (?:on|lifting|moving|at|with a|in the))',
  'cut(?:ting)? myself (?:again|last|today|yesterday|on purpose|every|tonight|to feel|because|when)',
  '(?:started|back to|been|relapsed) (?:\\w+ )?cutting(?: again|$|[.,!])',
  'no reason (?:left )?to (?:live|be alive|be here|stay alive|wake up|stay here)',
  '(?:nothing|no ?body|no one) (?:left )?to live for',
  'not worth living',
  'want\\w* (?:out of|to leave|to get out of) (?:this life|this world|my (?:life|skin|body|misery))',
  'kill myself',
)

/** What was already done: nothing comes before the emergency number. */
export const already = signs(
  '(?:took|taken|swallowed|ate|eaten|downed|popped|drank|had|injected) (?:\\w+ ){0,2}(?:all|too many|too much|a whole|the whole|a full|every|the rest|handful|bottle|box|pack|\\d+|twenty|thirty|forty|fifty|a lot)(?: of)? (?:\\w+ ){0,3}<pills>',
  'i (?:have )?(?:just |already )?overdosed(?! on (?!<pills>))',
  '(?:i have |i )(?:just )?(?:cut|slit) my (?:wrists?|arms?)',
  '(?:turned|turn) on the gas',
  '(?:engine|exhaust) .. running',
)

/** In other languages: they are answered in English, by whom to call. */
export const foreign =
  /(?:quiero morir(?:me)?|no quiero (?:seguir )?viv(?:ir|iendo)|quitarme la vida|matarme|suicid(?:arme|io|ar|er|ieren|arsi|armi)|(?:veux|envie de) mourir|me tuer|plus envie de vivre|ne veux plus vivre|will (?:nicht mehr leben|sterben)|nicht mehr leben|mich umbringen|mir das leben nehmen|quero morrer|não quero (?:mais )?viver|nao quero (?:mais )?viver|me matar|voglio (?:morire|uccidermi)|non voglio (?:più )?vivere|wil (?:niet meer leven|dood)|chcę umrzeć|nie chcę żyć|ölmek istiyorum|хочу умереть|не хочу жить|死にたい|想死|不想活|죽고 싶)/i
