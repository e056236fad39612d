import { useClient } from '#src/app/app-context.ts';
import { PrivacyScreen } from './privacy-screen.tsx';

function PrivacyRoute() {
  const { name, supportEmail } = useClient();
  return <PrivacyScreen clientName={name} supportEmail={supportEmail} />;
}

export default { view: PrivacyRoute };
