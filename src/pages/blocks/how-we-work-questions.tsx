import { QuestionList } from '@/components/sections/question-list.tsx';
import { howWeWorkQuestions } from '@/content/how-we-work-questions.ts';

/** What people ask first, with the answers. */
export function HowWeWorkQuestions() {
  return <QuestionList words={howWeWorkQuestions} />;
}
