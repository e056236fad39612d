import { privacyOf } from './privacy.messages.ts';
import { SupportArticle } from './support-article.tsx';

interface PrivacyScreenProps {
  clientName: string;
  supportEmail: string;
}

export function PrivacyScreen({ clientName, supportEmail }: PrivacyScreenProps) {
  return <SupportArticle text={privacyOf(clientName)} supportEmail={supportEmail} />;
}
