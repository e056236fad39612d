import { termsOf } from './terms.messages.ts';
import { SupportArticle } from './support-article.tsx';

interface TermsScreenProps {
  clientName: string;
  supportEmail: string;
}

export function TermsScreen({ clientName, supportEmail }: TermsScreenProps) {
  return <SupportArticle text={termsOf(clientName)} supportEmail={supportEmail} />;
}
