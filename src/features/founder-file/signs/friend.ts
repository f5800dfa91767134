import { plain } from '../critique/specific.ts'

const kin =
  '(?:mum|mom|mother|dad|father|parents?|sister|brother|siblings?|cousin|aunt|auntie|uncle|niece|nephew|wife|husband|spouse|partner|girlfriend|boyfriend|son|daughter|kids?|family|relatives?|in-laws?|\\p{L}+-in-law|grandm\\p{L}+|grandp\\p{L}+|gran|friends?|mates?|pals?|budd(?:y|ies)|roommates?|flatmates?|neighbou?rs?|godfather|godmother|team ?mates?|colleagues?|co-?workers?|ex-(?:boss|colleague)|(?:old|former|ex) (?:boss|colleague|manager|employer|workmate))'
const close = new RegExp(
  `\\b(?:my|our) (?:own |old |best |good |close |dear |former |big |little |older |younger |ex )*${kin}\\b(?!['’]s)|\\b(?:best|good|close|old|dear|great|childhood|family|school|personal) ${kin}\\b|\\bfriends? (?:of (?:mine|ours|the family)|from|since|with (?:me|us))\\b|\\b(?:we|i)(?:'ve| have)? (?:\\p{L}+ )?(?:go back|went to (?:school|uni|college)|grew up|known (?:each other|him|her|them)|know (?:each other|him|her|them) (?:from|for|since|well)|used to (?:work|play|live|train|share)|(?:were|studied|trained|worked|served|played|sang) (?:together|at the same))\\b|\\b(?:known|knows?) (?:me|us|each other)\\b|\\b(?:we|i) (?:\\p{L}+ ){1,6}?together\\b|\\banything for (?:me|us)\\b|\\b(?:aunt|auntie|uncle|granny|grandma|grandpa|nana|cousin) \\p{L}+|\\bbest man\\b|\\bgodfather\\b|\\bwedding\\b|\\b(?:like|owes) (?:me|us) (?:a|and|very|so)\\b|\\b(?:for old times|does (?:me|us) a favou?r|happy to (?:help|do)|always (?:up for|there for|has time|helps)|(?:he|she|they)(?:'ll| will) (?:\\p{L}+ )?(?:make|find|have|take) (?:the )?time)\\b`,
  'iu',
)

/** Someone who is close to the member, where a stranger or a buyer is asked for. */
export const friend = (given: string): number | undefined => close.exec(plain(given))?.index
