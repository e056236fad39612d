export interface PaidReceiptProps {
  action: string;
  onAction: () => void;
  /** Whether the receipt in the account is linked, and not only named. */
  isLinked?: boolean;
}
