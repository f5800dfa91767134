import { FileSearch, PhoneCall, Sparkles, UserRound, Video, Vote } from 'lucide-react'

/** What Elite adds, in the words of the plans. */
export const eliteOffers = [
  { title: '1-on-1 monthly sessions', text: '60 minutes a month, by video or phone.', Icon: Video },
  {
    title: 'Direct access to the founder',
    text: 'Email the founder.',
    Icon: PhoneCall,
  },
  { title: 'Custom plan review', text: 'Your plan, reviewed in writing.', Icon: FileSearch },
  { title: 'Elite-only resources', text: 'Deep dives and templates only Elite opens.', Icon: Sparkles },
  { title: 'Priority feature requests', text: 'Your requests go first.', Icon: Vote },
  { title: 'White-glove onboarding', text: 'A kick-off with a coach.', Icon: UserRound },
] as const
