export const documents = {
  resources: {
    tax_document: {
      types: {
        kind: "'payment' | 'credit_note'",
        currency: 'Currency',
        seller: 'Seller',
        buyer: 'TaxDocumentBuyer',
        lines: 'TaxDocumentLine[]',
        rates: 'TaxDocumentRate[]',
      },
      about: {
        kind: 'payment: tax document on a payment received; credit_note: takes back the document `corrects`.',
        label: 'Number as written on the document.',
        supplied_on: 'Day of the payment.',
        seller: 'As it was when the document was issued.',
        buyer: 'As it was when the document was issued.',
        buyer_name: 'Company of the buyer, otherwise the name.',
        search: 'Numbers and buyer, in lower case without accents.',
        rates: 'Empty if the seller pays no VAT.',
        total: 'Negative on a credit note.',
        reservation_id: 'Existing or cancelled reservation.',
        person_id: 'Null once the account is erased.',
      },
    },
    accounting_export_list: {
      nullable: ['last_payment', 'last_credit_note', 'author_name'],
      types: { format: 'AccountingFormat' },
      about: {
        date_from: 'First day of the period of issue.',
        format: 'isdoc: ZIP with ISDOC and PDF files; pohoda: XML for Pohoda; journal: XLSX.',
        last_payment: 'Number of the last document of a payment.',
        last_credit_note: 'Number of the last credit note.',
        is_period_over: 'Whether the period had ended; otherwise more documents may have been issued in it.',
        sha256: 'Of the file.',
        author_name: 'Null once the account is erased.',
      },
    },
  },
};
