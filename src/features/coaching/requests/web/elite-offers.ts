import { FileSearch, PhoneCall, Sparkles, UserRound, Video, Vote } from 'lucide-react'

/** What Elite adds, in the words of the plans. */
export const eliteOffers = [
  { title: '1-on-1 monthly sessions', text: '60 minutes a month, by video or phone.', Icon: Video },
  {
    title: 'Direct access to the founder',
    text: 'A direct line to the person who built the program.',
    Icon: PhoneCall,
  },
  { title: 'Custom plan review', text: 'Your plan, read and answered in writing.', Icon: FileSearch },
  { title: 'Elite-only resources', text: 'Deep dives and templates for this tier alone.', Icon: Sparkles },
  { title: 'Priority feature requests', text: 'What you miss moves to the front.', Icon: Vote },
  { title: 'White-glove onboarding', text: 'Someone starts with you on day 1.', Icon: UserRound },
] as const
