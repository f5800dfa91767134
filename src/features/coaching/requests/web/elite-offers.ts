import { FileSearch, PhoneCall, Sparkles, UserRound, Video, Vote } from 'lucide-react'

/** What Elite adds, as the plans say. */
export const eliteOffers = [
  { title: '1-on-1 monthly sessions', text: '60 minutes a month, by video or phone.', Icon: Video },
  { title: 'Direct access to the founder', text: 'A line to whoever built the program.', Icon: PhoneCall },
  { title: 'Custom plan review', text: 'Your plan, read and answered in writing.', Icon: FileSearch },
  { title: 'Elite-only resources', text: 'Deep dives and templates for this tier alone.', Icon: Sparkles },
  { title: 'Priority feature requests', text: 'What you miss moves to the front.', Icon: Vote },
  { title: 'White-glove onboarding', text: 'Somebody sets out with you on day 1.', Icon: UserRound },
] as const
