import { useClient } from '#src/app/app-context.ts';
import { TermsScreen } from './terms-screen.tsx';

export default function TermsRoute() {
  const { name, supportEmail } = useClient();
  return <TermsScreen clientName={name} supportEmail={supportEmail} />;
}
